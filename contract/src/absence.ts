import * as z from 'zod/mini'
import { absenceReasons } from './absence-reason.ts'
import type { Answer, Input } from './entity.ts'
import { entity } from './entity.ts'
import { moment, readOnly } from './field.ts'
import { period, ref } from './reference-field.ts'
import { longText } from './text-field.ts'
import { choice } from './choice-field.ts'
import * as filter from './filter.ts'
import { defineList } from './list.ts'

const reasons = absenceReasons.map(({ code }) => code)

export const absence = entity('absences', {
  name: 'absence',
  noun: { de: 'Abwesenheit', en: 'Absence' },
  plural: { de: 'Abwesenheiten', en: 'Absences' },
  access: {
    read: 'employees.view_employee',
    create: 'vacancies.add_absence',
    change: 'vacancies.add_absence',
    remove: 'vacancies.add_absence',
  },
  fields: {
    id: readOnly(z.number()),
    employee: ref('employee', { required: true, locked: true }),
    reason: choice(reasons, { required: true }),
    reason_display: readOnly(z.string()),
    date_range: period({ upper: 'required' }),
    note: longText(),
    created_datetime: moment(),
  },
})
export type Absence = Answer<typeof absence>
export type AbsenceInput = Input<typeof absence>

export const absenceList = defineList(absence, {
  filters: { employee__id: filter.ids('employee'), reason: filter.choices(reasons), ...filter.period() },
  sorts: ['id', 'date_range', 'reason', 'employee__name', 'created_datetime'],
  defaultSort: '-date_range',
})
