import * as z from 'zod/mini'
import { storedFile } from './file.ts'
import * as filter from './filter.ts'
import type { Filter, FilterValue } from './filter.ts'
import { expiries, templateCategories } from './lookup.ts'
import type { Access } from './permission.ts'
import { plainRef } from './shared-shape.ts'
import { vacancyStatusFilter } from './vacancy-status.ts'

type Parameters = Record<string, Filter>

/** An option of a select; some lists have more fields. */
export type AutocompleteItem = { id: number | string; name: string }

/**
 * What selects offer under `/autocompletes/{name}`: the shape of an item, the parameters, and whether inactive records are always left out,
 * left out unless `is_active` asks for them, or unknown to the list.
 */
export type Autocomplete<P extends Parameters = Parameters> = {
  access: Access
  inactive: 'never' | 'on_request' | 'unknown'
  item: z.ZodMiniType<AutocompleteItem>
  parameters: P
}

const common = { name__icontains: filter.contains(), is_active: filter.flags() }

type Description<P extends Parameters> = Partial<Pick<Autocomplete, 'access' | 'inactive'>> & { item?: z.core.$ZodShape; parameters?: P }

const offer = <P extends Parameters = Record<never, Filter>>({
  access = 'session',
  inactive = 'never',
  item = {},
  parameters,
}: Description<P> = {}) => ({
  access,
  inactive,
  item: z.object({ ...plainRef.shape, ...item }),
  parameters: { ...common, ...(parameters ?? ({} as P)) },
})

/** What the form of a document needs to know about its kind. */
const aboutKind = z.object({
  expires: z.enum(expiries),
  is_obligatory: z.boolean(),
  is_health_data: z.boolean(),
  is_residence_title: z.boolean(),
  exempt_born_before: z.nullable(z.string()),
  remind_days: z.number(),
})

/** A kind of document as selects offer it. */
export type OfferedKind = z.output<typeof plainRef> & z.output<typeof aboutKind>

/** The lists of wire.md 6, by their name there. */
export const autocompletes = {
  applicants: offer({ access: 'employees.view_applicant', inactive: 'unknown' }),
  'application-tags': offer(),
  'booking-documents': offer(),
  'contact-person-functions': offer(),
  'contact-persons': offer({
    inactive: 'on_request',
    item: { full_name: z.string(), email: z.string(), facility: z.nullable(plainRef), facility_group: z.nullable(plainRef) },
    parameters: {
      facility__id: filter.ids('facility'),
      facility_group__id: filter.ids('facility_group'),
      facility_or_group_ids: filter.facilityOrGroup(),
    },
  }),
  'document-kinds': offer({ item: aboutKind.shape }),
  'email-attachments': offer({ item: { file: storedFile }, parameters: { template__id: filter.ids('email_template') } }),
  'email-templates': offer({
    item: { code: z.string(), category: z.enum(templateCategories) },
    parameters: { category: filter.choices(templateCategories), facility__id: filter.ids('facility') },
  }),
  'employee-statuses': offer(),
  employees: offer({ access: 'employees.view_employee', inactive: 'on_request' }),
  'engagement-actions': offer({ item: { code: z.string() } }),
  engagements: offer({
    inactive: 'unknown',
    parameters: { facility__id: filter.ids('facility'), employee__id: filter.ids('employee') },
  }),
  exams: offer(),
  facilities: offer({
    inactive: 'on_request',
    item: { postal_code: z.string(), city: z.string() },
    parameters: { facility_group__id: filter.ids('facility_group'), facility_type__id: filter.ids('facility_type') },
  }),
  'facility-departments': offer(),
  'facility-groups': offer(),
  'facility-types': offer(),
  hirers: offer(),
  professions: offer(),
  qualifications: offer(),
  tags: offer(),
  users: offer({ inactive: 'on_request' }),
  'vacancy-types': offer(),
  vacancies: offer({ inactive: 'unknown', parameters: { facility__id: filter.ids('facility'), status: vacancyStatusFilter() } }),
  states: offer({ item: { id: z.string() } }),
  genders: offer({ item: { id: z.string() } }),
  'absence-reasons': offer({ item: { id: z.string() } }),
}

export type AutocompleteName = keyof typeof autocompletes

/** The parameters of one request: those that were sent, parsed and checked. */
export type AutocompleteQuery<P extends Parameters> = { [K in keyof P]?: FilterValue<P[K]> }
