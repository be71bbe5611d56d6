import { healthDocumentRight } from '@kasack/contract/document-state.ts'
import { mayAccess } from '@kasack/contract/permission.ts'
import { sql } from 'kysely'
import type { Caller } from '../platform/request/call.ts'

/** The papers that are not there for whoever may not see health data. */
export const withheldDocuments = sql`employee_document.is_health_data`

/** Their kinds. */
export const withheldKinds = sql`document_kind.is_health_data`

export const seesHealthDocuments = (caller: Pick<Caller, 'is_superuser' | 'permissions'>): boolean => mayAccess(caller, healthDocumentRight)
