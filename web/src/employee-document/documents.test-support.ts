import type { OfferedKind } from '@kasack/contract/autocomplete.ts'
import type { Employee } from '@kasack/contract/employee.ts'
import type { EmployeeDocument } from '@kasack/contract/employee-document.ts'
import type { Permission } from '@kasack/contract/permission.ts'
import { anEmployee } from '../employee/employee.test-support.ts'
import { renderRoutes } from '../test/render-routes.tsx'
import { serve } from '../test/serve.ts'
import { aUser } from '../test/users.ts'
import { aDocument, licence, measles, title } from './document.test-support.ts'

const page = (results: object[]) => ({ status: 200, data: { count: results.length, next: null, previous: null, results } })

type Case = {
  at?: string
  holds?: Permission[]
  employee?: Partial<Employee>
  kinds?: OfferedKind[]
  documents?: EmployeeDocument[]
  served?: Parameters<typeof serve>[0]
}

export const mayAll: Permission[] = [
  'employees.view_employee',
  'employees.view_document',
  'employees.change_document',
  'employees.view_health_document',
]

/** Opens the back office for a user with these permissions, by default all for documents; `documents` are all documents on the server. */
export async function openDocuments({
  at = '/employees/5',
  holds = mayAll,
  employee = {},
  kinds = [licence, measles, title],
  documents = [],
  served = {},
}: Case = {}) {
  const [first] = documents
  const calls = serve({
    'GET /employees/5.json/': { status: 200, data: anEmployee(employee) },
    'GET /employees.json/': page([anEmployee(employee)]),
    'GET /employee-documents.json/': page(documents),
    [`GET /employee-documents/${first?.id}.json/`]: { status: 200, data: first },
    [`PATCH /employee-documents/${first?.id}.json/`]: { status: 200, data: first, group: 7 },
    'POST /employee-documents.json/': { status: 201, data: aDocument({ id: 40 }), group: 8 },
    'POST /employee-documents/40/file/': { status: 200, data: aDocument({ id: 40 }), group: 9 },
    'GET /autocompletes/document-kinds.json/': { status: 200, data: kinds },
    'GET /autocompletes/employees.json/': { status: 200, data: [{ id: 5, name: 'Jana Reuter' }] },
    'GET /absences.json/': page([]),
    'GET /emails.json/': page([]),
    'GET /engagements.json/': page([]),
    ...served,
  })
  const { router } = await renderRoutes({ at, session: { state: 'in', user: aUser({ permissions: holds }) } })
  return {
    router,
    read: () => calls.filter(({ method }) => method === 'GET').map(({ url }) => url.pathname.slice('/api/v0'.length)),
    /** The queries sent to the list of documents. */
    asked: () =>
      calls.flatMap(({ url }) => (url.pathname === '/api/v0/employee-documents.json/' ? [Object.fromEntries(url.searchParams)] : [])),
    written: () =>
      calls
        .filter(({ method }) => method !== 'GET')
        .map(({ method, url, body }) => [
          `${method} ${url.pathname.slice('/api/v0'.length)}`,
          body instanceof FormData ? nameOf(body) : body,
        ]),
  }
}

const nameOf = (form: FormData): string => (form.get('file') as File).name

/** Drags files over the zone and drops them. */
export function dropFiles(files: readonly File[], zone: Element) {
  const dataTransfer = new DataTransfer()
  for (const file of files) dataTransfer.items.add(file)
  for (const type of ['dragover', 'drop']) zone.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }))
}

export const aFile = (name = 'Masern.pdf', type = 'application/pdf') => new File(['%PDF-1.4'], name, { type })
