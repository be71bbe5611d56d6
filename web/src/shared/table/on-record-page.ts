import { createContext } from 'react'

/** Whether the list is one of several on a record's page: empty it is one line there. */
export const OnRecordPage = createContext(false)
