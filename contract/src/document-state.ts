/** The rights that papers of employees need, and those that say something of somebody's health beside. */
export const documentRight = 'employees.view_document'
export const healthDocumentRight = 'employees.view_health_document'

/** What a paper is today: the first of these that holds. */
export const paperStates = ['expired', 'unchecked', 'not_yet_valid', 'expiring', 'valid'] as const
export type PaperState = (typeof paperStates)[number]

/** How it stands with the obligatory papers of somebody. */
export const documentStates = ['complete', 'expiring', 'missing'] as const
export type DocumentState = (typeof documentStates)[number]
