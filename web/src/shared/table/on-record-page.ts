import { createContext } from 'react'

/** Whether the list is one of several on a record's page, where an empty list takes a single line. */
export const OnRecordPage = createContext(false)
