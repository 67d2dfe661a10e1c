/** Where somebody works whose data does not say. */
export const DEFAULT_LOCATION = 'Onsite'
