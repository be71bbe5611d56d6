/** The permissions for employees' documents, and in addition for those with health data. */
export const documentRight = 'employees.view_document'
export const healthDocumentRight = 'employees.view_health_document'

/** The state of a document today: the first one that applies. */
export const paperStates = ['expired', 'unchecked', 'not_yet_valid', 'expiring', 'valid'] as const
export type PaperState = (typeof paperStates)[number]

/** The state of an employee's obligatory documents. */
export const documentStates = ['complete', 'expiring', 'missing'] as const
export type DocumentState = (typeof documentStates)[number]
