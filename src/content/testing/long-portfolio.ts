import type { Content } from '../to-content'
import { readPortfolio } from './portfolios'

const numbered = <Thing extends object>(things: readonly Thing[], count: number) =>
  Array.from({ length: count }, (_, index) => ({
    ...(things[index % things.length] as Thing),
    order: index + 1,
  }))

/** The sample owner after a long life: each job and project has words of its own. */
export async function readLongPortfolio(jobs: number, projects: number): Promise<Content> {
  const sample = await readPortfolio('data')
  return {
    ...sample,
    experience: numbered(sample.experience, jobs).map((job, index) => ({
      ...job,
      experienceId: `job-${index}`,
      title: `Engineer Nr. ${index}`,
      company: `Company Nr. ${index}`,
      date: `Jan ${1990 + index} - Dec ${1990 + index}`,
    })),
    projects: numbered(sample.projects, projects).map((project, index) => ({
      ...project,
      projectId: `project-${index}`,
      title: `Project Nr. ${index}`,
      liveUrl: `https://project-${index}.example.com`,
      githubUrl: `https://github.example.com/robin-sample/project-${index}`,
    })),
  }
}
