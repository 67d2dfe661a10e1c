import type { Project } from '../src/content/schemas/project'
import { createChooser } from './create-chooser'

const NAMES = [
  'Lantern',
  'Harbour',
  'Quiet Ledger',
  'Paper Trail',
  'Night Bus',
  'Window Seat',
  'Second Breakfast',
  'Tide Table',
  'Glass Orchestra',
  'Field Notes',
  'Small Claims',
  'Borrowed Umbrella',
  'Copper Kettle',
  'Long Division',
]
const THINGS = [
  'Planner',
  'for Teams',
  'Atlas',
  'Archive',
  'Radio',
  'Marketplace',
  'Dashboard',
  'Timetable',
  'Editor',
  'Kitchen',
  'Library of Things Nobody Asked For',
]
const SENTENCES = [
  'It began as a weekend and became a habit.',
  'Everything that can be done in the background is done there, and nothing else is.',
  'A first version was shown to twelve people, nine of whom pressed the wrong button, so the button went.',
  'Search results follow each keystroke without flicker.',
  'It works on an old phone, in a lift, with one bar of signal.',
  'The hard part was time: two people who edit the same entry on two days must both be right in the end.',
  'Prices are kept as whole cents from the form to the invoice.',
  'Whoever is away for a month finds what changed on one page, in the order in which it matters.',
  'There is no settings page.',
  'Maps are drawn once, at night, and cut into tiles that any host can serve.',
  'It prints well.',
]
const GOALS = [
  'Let a newcomer send a first order in under a minute',
  'Lose nothing when the connection does',
  'Show the state of every order in one place',
  'Work as well on an old phone as on a large screen',
  'Need no training',
  'Stay readable at four times the size',
  'Answer within a tenth of a second, whatever is asked',
  'Keep the books right to the cent, in seven currencies and across both changes of the clock in a year',
]

/**
 * Project number 1, 2, 3 …, as an owner could have written it: names, lengths, lists and what is left out differ from one
 * to the next. Every project has a picture beside it, `cover.jpg`.
 */
export function inventProject(number: number, technologies: readonly string[]): Project {
  const { below, take } = createChooser(number)
  const title = `${take(NAMES, 1).join('')} ${take(THINGS, 1).join('')} ${number}`
  const address = `project-${number}.example.com`
  return {
    order: number,
    title,
    description: take(SENTENCES, 1 + below(2)).join(' '),
    shortExplanation: take(SENTENCES, 2 + below(8)).join(' '),
    ...(below(8) > 0 && { date: new Date(Date.UTC(2010, 0, number)).toISOString().slice(0, 10) }),
    techStack: take(technologies, below(6)),
    goals: take(GOALS, below(7)),
    img: { src: 'cover.jpg', alt: `Circles that overlap, drawing ${number} for ${title}` },
    ...(below(4) > 0 && { liveUrl: `https://${address}` }),
    ...(below(3) > 0 && { githubUrl: `https://github.example.com/robin-sample/project-${number}` }),
  }
}
