import { CliffHanger } from './cliff-hanger'

/** What stands where a project was looked for that the owner does not have. */
export function ProjectNotFound() {
  return (
    <CliffHanger
      title="Project not found!"
      message="This issue was never printed, or it has been sold out."
      wayBack="projects"
    />
  )
}
