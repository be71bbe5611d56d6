/** The page of a facility. */
export const facilityUrl = (id: number): string => `/facilities/${id}`
