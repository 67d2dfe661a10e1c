/** Every page of the sample site, as its owner would describe it. */
export type SamplePage = {
  name: string
  path: string
  status: 200 | 404
  title: string
  heading: string
  /** The navigation link that is marked, and how: the page itself ("page") or its section ("true"). */
  current: { name: 'Home' | 'Projects' | 'About'; is: 'page' | 'true' } | null
  /** How many links of the page lead to another site or to the résumé. */
  outsideLinks: number
}

export const OWNER = 'Robin Sample'
export const WIDTHS = [320, 768, 1280] as const
export const THEMES = ['light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

const PROJECT = { status: 200, current: { name: 'Projects', is: 'true' } } as const

export const GOOD_PAGES: readonly SamplePage[] = [
  {
    name: 'home',
    path: '/',
    status: 200,
    title: `${OWNER} – Frontend Developer`,
    heading: "Hi, I'm Robin!",
    current: { name: 'Home', is: 'page' },
    outsideLinks: 8,
  },
  {
    name: 'about',
    path: '/about/',
    status: 200,
    title: `About – ${OWNER}`,
    heading: OWNER,
    current: { name: 'About', is: 'page' },
    outsideLinks: 3,
  },
  {
    name: 'projects',
    path: '/projects/',
    status: 200,
    title: `Projects – ${OWNER}`,
    heading: 'Projects',
    current: { name: 'Projects', is: 'page' },
    outsideLinks: 5,
  },
  {
    ...PROJECT,
    name: 'project seek-your-job',
    path: '/projects/seek-your-job/',
    title: `Seek Your Job – ${OWNER}`,
    heading: 'Seek Your Job',
    outsideLinks: 2,
  },
  {
    ...PROJECT,
    name: 'project binar-car-rental',
    path: '/projects/binar-car-rental/',
    title: `Binar Car Rental – ${OWNER}`,
    heading: 'Binar Car Rental',
    outsideLinks: 2,
  },
  {
    ...PROJECT,
    name: 'project ssayomart',
    path: '/projects/ssayomart/',
    title: `Ssayomart – ${OWNER}`,
    heading: 'Ssayomart',
    outsideLinks: 1,
  },
]

const LOST_PAGES: readonly SamplePage[] = [
  {
    name: 'unknown project',
    path: '/projects/nope/',
    status: 404,
    title: `Project not found! – ${OWNER}`,
    heading: 'Project not found!',
    current: { name: 'Projects', is: 'true' },
    outsideLinks: 0,
  },
  {
    name: 'unknown path',
    path: '/nope/',
    status: 404,
    title: `Unexpected Application Error! – ${OWNER}`,
    heading: 'Unexpected Application Error!',
    current: null,
    outsideLinks: 0,
  },
]

export const PAGES: readonly SamplePage[] = [...GOOD_PAGES, ...LOST_PAGES]
