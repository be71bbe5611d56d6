import type { CallByHand } from '../call.ts'
import { finder } from '../server/statement.ts'
import { employeeDocuments } from './employee-document-list.ts'

const find = finder(employeeDocuments)

export const call: CallByHand = {
  route: '/api/v0/employee-documents/:id.json/',
  measured: { 'one document': Array.from({ length: 50 }, (_, index) => `/api/v0/employee-documents/${1 + index * 1973}.json/`) },
  answer: async ({ db, params }) => JSON.stringify(await find(db, params['id'])),
}
