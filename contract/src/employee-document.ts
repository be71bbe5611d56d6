import * as z from 'zod/mini'
import { documentRight, healthDocumentRight, paperStates } from './document-state.ts'
import type { Answer, Input } from './entity.ts'
import { entity } from './entity.ts'
import { moment, readOnly } from './field.ts'
import { storedFile } from './file.ts'
import * as filter from './filter.ts'
import { defineList } from './list.ts'
import { ref } from './reference-field.ts'
import { plainRef } from './shared-shape.ts'
import { longText, text } from './text-field.ts'
import { day, optionalFlag } from './value-field.ts'

/** A document of an employee. Kinds with health data do not exist for readers without the permission. */
export const employeeDocument = entity('employee-documents', {
  name: 'employee_document',
  noun: { de: 'Nachweis', en: 'Document' },
  plural: { de: 'Nachweise', en: 'Documents' },
  access: {
    read: documentRight,
    create: 'employees.change_document',
    change: 'employees.change_document',
    remove: 'employees.change_document',
  },
  readingNeeds: { health_documents: healthDocumentRight },
  fields: {
    id: readOnly(z.number()),
    employee: ref('employee', { required: true, locked: true }),
    kind: ref('document_kind', { required: true, locked: true }),
    number: text(),
    issued_date: day(),
    valid_from: day(),
    valid_until: day(),
    allows_leasing: optionalFlag(),
    checked_date: day({ bound: 'not_after_today' }),
    checked_by_user: readOnly(z.nullable(plainRef), { kind: 'ref' }),
    note: longText(),
    file: readOnly(z.nullable(storedFile)),
    state: readOnly(z.enum(paperStates)),
    created_datetime: moment(),
  },
})
export type EmployeeDocument = Answer<typeof employeeDocument>
export type EmployeeDocumentInput = Input<typeof employeeDocument>

export const employeeDocumentList = defineList(employeeDocument, {
  filters: {
    employee__id: filter.ids('employee'),
    kind__id: filter.ids('document_kind'),
    state: filter.choices(paperStates),
    valid_until__gte: filter.day(),
    valid_until__lte: filter.day(),
  },
  sorts: ['id', 'valid_until', 'employee__name', 'kind__name', 'created_datetime'],
  defaultSort: 'valid_until',
})
