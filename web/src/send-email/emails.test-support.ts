import type { Candidate } from '@kasack/contract/candidate.ts'
import type { Email } from '@kasack/contract/email.ts'
import type { FilledTemplate } from '@kasack/contract/filled-template.ts'
import type { EmailPreview } from '@kasack/contract/send-email.ts'
import type { CurrentUser } from '@kasack/contract/user.ts'
import { page } from 'vitest/browser'
import { aCandidate } from '../candidate/candidate.test-support.ts'
import { aContactPerson } from '../contact-person/contact-person.test-support.ts'
import { anEmail } from '../email/email.test-support.ts'
import { anEmployee } from '../employee/employee.test-support.ts'
import { aFacility } from '../facility/facility.test-support.ts'
import { renderRoutes } from '../test/render-routes.tsx'
import type { ServedRequest } from '../test/serve.ts'
import { serve } from '../test/serve.ts'
import { aUser } from '../test/users.ts'
import { aVacancy } from '../vacancy/vacancy.test-support.ts'

type Reply = { status: number; data?: unknown }
type Opening = {
  at: string
  user?: Partial<CurrentUser>
  candidate?: Candidate
  /** E-mails sent before. */
  emails?: Email[]
  fill?: (asked: URLSearchParams) => Reply | Promise<Reply>
  send?: (sent: ServedRequest) => Reply | Promise<Reply>
  preview?: (sent: ServedRequest) => Reply | Promise<Reply>
  served?: Parameters<typeof serve>[0]
}

const ref = (id: number, name: string, email: string) => ({ id, name, full_name: name, email, phone: '', mobile: '', function: null })
export const martina = ref(3, 'Martina Kessler', 'kessler@spreetal.example')
export const edgar = ref(4, 'Edgar Pfister', 'pfister@spreetal.example')

/** A template filled with a greeting for its recipient. */
export const filled = (template: Partial<FilledTemplate> = {}): FilledTemplate => ({
  id: 2,
  name: 'Profil senden',
  code: 'profile',
  category: 'profile',
  subject: 'Profil Jana Reuter',
  text_template: 'Guten Tag,',
  preselected_attachments: [file(5, 'AGB')],
  allowed_attachments: [file(5, 'AGB'), file(6, 'Preise')],
  documents: [],
  language: 'de',
  empty_placeholders: [],
  ...template,
})
/** A document of the person the e-mail is about. */
export const aDocument = (id: number, name: string, more: Partial<FilledTemplate['documents'][number]> = {}) => ({
  ...file(id, name),
  is_health: false,
  is_residence: false,
  is_preselected: false,
  employee: { id: 5, name: 'Jana Reuter' },
  ...more,
})
export const file = (id: number, name: string, size = 1000) => ({ id, name, file: { name: `${name}.pdf`, size, type: 'application/pdf' } })

const list = (results: object[]) => ({ status: 200, data: { count: results.length, next: null, previous: null, results } })
const offered = [
  { id: 1, name: 'Ohne Vorlage', code: 'no_template', category: 'other' },
  { id: 2, name: 'Profil senden', code: 'profile', category: 'profile' },
  { id: 3, name: 'Anonymes Profil', code: 'anonymous_profile', category: 'profile' },
  { id: 8, name: 'Bedarfsabfrage', code: 'demand', category: 'facility' },
  { id: 21, name: 'Unterlagen anfordern', code: 'documents_requested', category: 'other' },
]

const greeting = (asked: URLSearchParams) =>
  asked.get('contact_person__id') === '4' ? 'Guten Tag Herr Pfister,' : 'Guten Tag Frau Kessler,'
const usualFill = (asked: URLSearchParams): Reply => ({ status: 200, data: filled({ text_template: greeting(asked) }) })
const usualAnswer = ({ body }: ServedRequest): Reply => ({
  status: 200,
  data: { id: 11, state: 'waiting', template: { id: 2, name: '' }, ...(body as object) },
})

/** A preview. */
export const previewed = (mail: Partial<EmailPreview> = {}): EmailPreview => ({
  from: 'Kasack <buero@agentur.example>',
  reply_to: 'jule@example.org',
  recipient: edgar.email,
  subject: 'Profil Jana Reuter',
  text: 'Guten Tag Herr Pfister,\n\nich stelle Ihnen Jana Reuter vor.',
  attachments: [file(5, 'AGB', 2048), file(6, 'Preise', 1024)],
  documents: [],
  effects: ['facility_asked', 'applied'],
  is_logged: false,
  state: 'waiting',
  ...mail,
})
const usualPreview = (): Reply => ({ status: 200, data: previewed() })

/**
 * The back office with the e-mail form open: to Klinikum Spreetal, whose main contact is Martina Kessler, or about
 * Jana Reuter, who is proposed there.
 */
export async function openEmail(opening: Opening) {
  const { at, user, candidate = aCandidate('new'), emails = [], fill = usualFill, send = usualAnswer, preview = usualPreview } = opening
  const calls = serve({
    'GET /facilities.json/': list([]),
    'GET /facilities/7.json/': { status: 200, data: aFacility({ main_contact: martina, contact_persons: [martina, edgar] }) },
    'GET /contact-persons/3.json/': { status: 200, data: aContactPerson({ email: martina.email }) },
    'GET /contact-persons/4.json/': { status: 200, data: aContactPerson({ ...edgar, is_active: false }) },
    'GET /vacancies/12.json/': { status: 200, data: aVacancy({ contact_person: edgar }) },
    'GET /employees/5.json/': { status: 200, data: anEmployee({ email: 'jana@post.example' }) },
    'GET /candidates/9.json/': { status: 200, data: candidate },
    'GET /candidates.json/': list([candidate]),
    'GET /emails.json/': list(emails),
    'GET /engagements.json/': list([]),
    'GET /emails/31.json/': { status: 200, data: anEmail() },
    'GET /autocompletes/contact-persons.json/': { status: 200, data: [martina, edgar] },
    'GET /autocompletes/email-attachments.json/': {
      status: 200,
      data: [
        { id: 5, name: 'AGB' },
        { id: 6, name: 'Preise' },
      ],
    },
    'GET /autocompletes/email-templates.json/': { status: 200, data: offered },
    ...Object.fromEntries(offered.map(({ id }) => [`GET /email-templates/${id}/`, ({ url }: ServedRequest) => fill(url.searchParams)])),
    'POST /send-email/': send,
    'POST /send-email/preview/': preview,
    ...opening.served,
  })
  const posted = (path: string) =>
    calls.filter(({ method, url }) => method === 'POST' && url.pathname === `/api/v0${path}`).map(({ body }) => body)
  const { router } = await renderRoutes({
    at,
    session: { state: 'in', user: aUser({ permissions: ['employees.view_employee'], ...user }) },
  })
  return {
    router,
    asked: (path: string) =>
      calls.filter(({ method, url }) => method === 'GET' && url.pathname === `/api/v0${path}`).map(({ url }) => url.searchParams),
    sent: () => posted('/send-email/'),
    looked: () => posted('/send-email/preview/'),
  }
}

export const form = page.getByRole('dialog', { name: /^Send e-mail/ })
export const fieldOf = (name: string) => form.getByRole('textbox', { name: new RegExp(`^${name}`) })
export const choiceOf = (name: string) => form.getByRole('combobox', { name: new RegExp(`^${name}`) })
export const sendButton = form.getByRole('button', { name: 'Send e-mail' })

export async function choose(name: string, choice: string) {
  await choiceOf(name).click()
  await page
    .getByRole('option', { name: choice })
    .or(page.getByTitle(choice, { exact: true }))
    .last()
    .click()
}
