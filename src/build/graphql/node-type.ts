const TYPE_BY_FOLDER: Record<string, string> = {
  projects: 'Project',
  experience: 'Experience',
  'formal-education': 'FormalEducation',
  bootcamps: 'Bootcamp',
  technologies: 'Technology',
}

const TYPE_BY_FILE: Record<string, string> = {
  'site.json': 'SiteSettings',
  'profile.json': 'Profile',
  'skills.json': 'Skills',
}

/** The GraphQL type of a JSON file of the owner's, by its place in the data folder. */
export function nodeType({ node }: { node: { relativePath?: unknown } }): string {
  const path = String(node.relativePath)
  const folder = path.split('/')[0] ?? ''
  const type = path.includes('/') ? TYPE_BY_FOLDER[folder] : TYPE_BY_FILE[path]
  // The check has told the owner of a file where none belongs; in develop it may lie here a while.
  return type ?? 'UnknownFile'
}
