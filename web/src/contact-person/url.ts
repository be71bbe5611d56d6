/** The page of a contact person. */
export const contactPersonUrl = (id: number): string => `/contact-persons/${id}`
