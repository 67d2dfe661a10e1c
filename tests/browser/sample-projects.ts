/** The sample's projects, as the specification and the sample's owner tell them. */
export const SAMPLE_PROJECTS = [
  {
    projectId: 'seek-your-job',
    title: 'Seek Your Job',
    date: { iso: '2024-06-14', text: 'June 14, 2024' },
    description: /^A job board that brings openings into one calm list/,
    shortExplanation: /^Looking for work is tiring enough without ten open tabs\./,
    techStack: ['React', 'TypeScript', 'Tailwind CSS', 'TanStack Query'],
    goals: 4,
    picture:
      'A comic detective in a fedora holds a large magnifying glass over a city at night and finds one job card among the office windows.',
    liveUrl: 'https://seek-your-job.example.com',
    githubUrl: 'https://github.example.com/robin-sample/seek-your-job',
  },
  {
    projectId: 'binar-car-rental',
    title: 'Binar Car Rental',
    date: null,
    description: /^Rent a car in four steps/,
    shortExplanation: /^Binar Car Rental began as a bootcamp assignment/,
    techStack: ['React', 'JavaScript', 'Bootstrap'],
    goals: 3,
    picture:
      'A small red car with suitcases on its roof, a cheerful driver and a dog at the window leaps out of its comic panel in a cloud of dust.',
    liveUrl: 'https://binar-car-rental.example.com',
    githubUrl: 'https://github.example.com/robin-sample/binar-car-rental',
  },
  {
    projectId: 'ssayomart',
    title: 'Ssayomart',
    date: { iso: '2024-11-08', text: 'November 8, 2024' },
    description: /^A grocery shop for the phone/,
    shortExplanation: /^Ssayomart sells everyday groceries/,
    techStack: ['React', 'TypeScript', 'Bootstrap', 'TanStack Query'],
    goals: 5,
    picture:
      'Chopsticks lift noodles from a steaming red bowl on a market stall, beside a basket of groceries, a red lantern and four tangerines.',
    liveUrl: 'https://ssayomart.example.com',
    githubUrl: null,
  },
] as const
