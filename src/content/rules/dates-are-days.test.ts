import { project, tell } from '../testing/owner'
import { datesAreDays } from './dates-are-days'

const tellDate = (date: string) => tell(datesAreDays, { 'projects/a/project.json': project({ date }) })

test.each([
  ['2024/10/21', 'Write "2024-10-21".'],
  ['21.10.2024', 'Write "2024-10-21".'],
  ['2024-1-5', 'Write "2024-01-05".'],
  ['10/21/2024', 'Write it like "2024-10-21".'],
  ['October 2024', 'Write it like "2024-10-21".'],
  ['2024-10', 'Write it like "2024-10-21".'],
  ['2023-02-29', 'Write it like "2024-10-21".'],
  ['0099-01-01', 'Write it like "2024-10-21".'],
  ['2024-13-01', 'Write it like "2024-10-21".'],
])('a date that is no day of the calendar is told: %s', async (date, hint) => {
  const [problem, ...others] = await tellDate(date)
  expect(others).toEqual([])
  expect(problem).toContain(`"${date}" is not a day of the calendar, written year first. ${hint}`)
})

test.each(['2024-10-21', '2024-02-29', '1999-12-31'])('a day passes: %s', async (date) => {
  expect(await tellDate(date)).toEqual([])
})
