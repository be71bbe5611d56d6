import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { lookupEntities } from '@kasack/contract/lookup.ts'
import { permissions } from '@kasack/contract/permission.ts'
import { setUpCodes } from './account.ts'
import type { Account, Api } from './api.ts'
import {
  createApplicant,
  createBooking,
  createContactPerson,
  createEmployee,
  createFacility,
  createUser,
  createVacancy,
  signIn,
  superuser,
} from './api.ts'
import { inDays } from './day.ts'
import { lookAtFocus } from './focus-sight.ts'
import type { SelectCounts } from './form-filling.ts'
import { lookAtForms } from './form-sight.ts'
import { closeForm, expectForm, goTo, openForm, walkForm } from './form-walk.ts'
import { test } from './journey.ts'
import { openFilter } from './screen.ts'

type Form = {
  /** Its path in the code of the web. */
  of: string
  /** The address that shows it. */
  at: string
  /** The field that can only be filled once an answer has arrived. */
  awaits?: string
  /** Closing loses nothing: a choice applies at once, or leads elsewhere. */
  asks?: false
}

/** The records the forms are about. */
async function createRecords(api: Api) {
  const [facility, employee, other] = await Promise.all([createFacility(api), createEmployee(api), createEmployee(api)])
  const [vacancy, person, applicant, user] = await Promise.all([
    createVacancy(api, facility, { number_of_positions: 3 }),
    createContactPerson(api, facility),
    createApplicant(api),
    createUser(api, []),
  ])
  const [candidate, future, running] = await Promise.all([
    api.post('candidates', { vacancy: { id: vacancy.id }, employee: { id: employee.id } }),
    createBooking(api, { facility, vacancy_type: 1, employee, date_range: { lower: inDays(50), upper: inDays(70) } }),
    createBooking(api, { facility, vacancy_type: 1, employee: other, date_range: { lower: inDays(-10), upper: inDays(20) } }),
  ])
  return { facility, vacancy, person, applicant, user, candidate, future, running }
}

type Records = Awaited<ReturnType<typeof createRecords>>

const about = (modal: string, more = '') => `/nowhere?modals=${modal}${more && `&${modal}-${more}`}`

const places = ({ facility, vacancy }: Records): Form[] => [
  { of: 'facility/FacilityModal', at: about('facility') },
  { of: 'facility/FacilityModal', at: about('facility', `id=${facility.id}`) },
  { of: 'vacancy/VacancyModal', at: about('vacancy') },
  { of: 'vacancy/VacancyModal', at: about('vacancy', `id=${vacancy.id}`) },
  { of: 'requirement/RequirementModal', at: about('requirement') },
  { of: 'facility-group/FacilityGroupModal', at: '/admin/users?modals=facility-group' },
]

const bookings = ({ vacancy, candidate, future, running }: Records): Form[] => [
  { of: 'booking/BookingModal', at: about('booking') },
  { of: 'booking/BookingModal', at: about('booking', `from=renewal:${running.id}`) },
  { of: 'booking/BookingModal', at: about('booking', `from=replacement:${running.id}`) },
  { of: 'booking/BookingCancellationModal', at: about('booking-cancellation', `id=${future.id}`) },
  { of: 'booking/BookingTerminationModal', at: about('booking-termination', `id=${running.id}`) },
  { of: 'candidate/CandidatePickerDialog', at: about('candidates', `from=vacancy:${vacancy.id}`), asks: false },
  { of: 'candidate/CandidatePickerDialog', at: about('replacement', `from=booking:${running.id}`), asks: false },
  { of: 'candidate/CandidateAvailableModal', at: about('candidate-available', `id=${candidate.id}`) },
  { of: 'assignment/AssignmentDialog', at: about('assignment', `from=vacancy:${vacancy.id}`) },
]

const people = ({ applicant }: Records): Form[] => [
  { of: 'contact-person/ContactPersonModal', at: about('contact-person') },
  { of: 'employee/EmployeeModal', at: about('employee') },
  { of: 'employee-document/EmployeeDocumentModal', at: about('employee-document') },
  { of: 'prior-period/PriorPeriodModal', at: about('prior-period') },
  { of: 'facility-person/FacilityPersonModal', at: about('facility-person') },
  { of: 'employee/EmployeeModal', at: about('employee', `from=applicant:${applicant.id}`) },
  { of: 'applicant/ApplicantModal', at: about('applicant', `id=${applicant.id}`) },
]

const contacts = ({ facility, person, candidate }: Records): Form[] => [
  { of: 'absence/AbsenceModal', at: about('absence') },
  { of: 'engagement/EngagementModal', at: about('engagement') },
  { of: 'follow-up/FollowUpModal', at: about('followups', `id=${facility.id}`) },
  { of: 'follow-up/FollowUpNew', at: about('followups', `id=${facility.id}&followups-from=contact-person:${person.id}`) },
  { of: 'send-email/SendEmailModal', at: about('email', `from=facility:${facility.id}`) },
  { of: 'send-email/SendEmailModal', at: about('email', `from=profile:${candidate.id}`), awaits: 'Anhänge' },
]

/** Reference lists with the same fields have the same form. */
const lookupsByFields = new Map(lookupEntities.map((entity) => [Object.keys(entity.fields).join(' '), entity]))

const administration = ({ user }: Records): Form[] => [
  { of: 'user/UserModal', at: '/admin/users?modals=user' },
  { of: 'user/UserPasswordModal', at: `/admin/users?modals=user-password&user-password-id=${user.id}` },
  { of: 'user/UserHandOverModal', at: `/admin/users?modals=user-hand-over&user-hand-over-id=${user.id}` },
  { of: 'user-group/UserGroupModal', at: '/admin/users?modals=user-group' },
  { of: 'outbox/OutboxTestModal', at: about('test-mail') },
  { of: 'shell/preferences/SettingsModal', at: about('settings'), asks: false },
  { of: 'hirer/HirerModal', at: '/admin/users?modals=hirer' },
  ...[...lookupsByFields.values()].map(({ name }) => ({
    of: `lookup/${{ email_template: 'LookupTemplateModal', document_kind: 'LookupKindModal' }[name as string] ?? 'LookupModal'}`,
    at: `/admin/users?modals=${name.replaceAll('_', '-')}`,
  })),
]

const groups = { places, bookings, people, contacts, administration }

for (const [name, formsOf] of Object.entries(groups))
  test(`every control of every form is filled and left with the keyboard: ${name}`, async ({ page, api }) => {
    const tried: SelectCounts = new Map()
    const forms = formsOf(await createRecords(api))
    await begin(page, superuser)
    for (const { at, awaits, asks = true } of forms) {
      await openForm(page, at)
      if (awaits) await expect(page.getByRole('combobox', { name: awaits })).toBeEnabled()
      await expectWalk(page, at, { tried, takesRows: asks })
      await closeForm(page, { asks })
    }
  })

/** A form opened by a button on the account page. */
type FormButton = { of: string; press: string; asks?: true }

const onAccount: FormButton[] = [
  { of: 'shell/account-security/PasswordCard', press: 'Passwort ändern', asks: true },
  { of: 'shell/account-security/CodesSetUp', press: 'Einmalcodes einrichten' },
]

const withCodes: FormButton[] = [
  { of: 'shell/account-security/CodesCard', press: 'Ausschalten' },
  { of: 'shell/account-security/RecoveryCard', press: 'Neue Codes erzeugen' },
  { of: 'shell/account-security/PasskeyRenaming', press: 'Passkey „Diensthandy“ umbenennen' },
  { of: 'shell/account-security/PasskeysCard', press: 'Passkey „Diensthandy“ entfernen' },
]

test('every control of every form is filled and left with the keyboard: account', async ({ page, api }) => {
  const account = await createUser(api, [])
  await begin(page, account)
  await goTo(page, '/account-security/')
  await walkPressed(page, onAccount)
  const other = await page.context().newPage() // the first page sends nothing
  await other.goto('/account-security/')
  await setUpCodes(other, account)
  await page.route('**/users/me/security.json/', async (route) => {
    const passkey = { id: 1, name: 'Diensthandy', is_synced: false, created_datetime: new Date().toISOString(), last_used_datetime: null }
    await route.fulfill({ json: { ...(await (await route.fetch()).json()), passkeys: [passkey] } })
  })
  await page.reload()
  await walkPressed(page, withCodes)
})

async function walkPressed(page: Page, forms: readonly FormButton[]) {
  for (const { of, press, asks = false } of forms) {
    await page.getByRole('button', { name: press }).click()
    await expectForm(page)
    await expectWalk(page, of)
    await closeForm(page, { asks })
  }
}

const settling = 'cockpit/CockpitSettling'

test('every control of every form is filled and left with the keyboard: cockpit', async ({ page, api }) => {
  const account = await createUser(api, permissions)
  const employee = await createEmployee(api, { dispatcher: account.id })
  await createBooking(api, {
    facility: await createFacility(api),
    vacancy_type: 1,
    employee,
    date_range: { lower: inDays(-20), upper: inDays(5) },
  })
  await begin(page, account)
  await goTo(page, '/')
  const cockpit = page.getByRole('region', { name: 'Was ansteht' })
  await cockpit.getByText('Meine', { exact: true }).click()
  await cockpit.getByRole('button', { name: '1 Buchungen enden' }).click()
  await cockpit.getByRole('button', { name: /^Erledigt bis …/ }).click()
  await page.getByRole('menuitem', { name: 'Bis … mit Notiz' }).click()
  await expectForm(page)
  await expectWalk(page, settling)
  await closeForm(page, { asks: true })
})

const order = 'lookup/LookupOrderModal'
const filter = 'shared/table/filter/FilterPanel'

test('every control of every form is filled and left with the keyboard: lists', async ({ page }) => {
  await begin(page, superuser)
  await goTo(page, '/admin/lookups/tags')
  await page.getByRole('button', { name: 'Reihenfolge ändern' }).click()
  await expectForm(page)
  await expectWalk(page, order)
  await closeForm(page, { asks: false })
  await goTo(page, '/facilities')
  for (const column of ['Name', 'Wiedervorlage', 'Gruppe', 'E-Mail']) {
    const panel = await openFilter(page, column)
    await expect(panel.getByRole('button', { name: 'Anwenden' })).toBeVisible()
    await expectWalk(page, filter, { isFilter: true })
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
  }
})

test('every control of every form is filled and left with the keyboard: public', async ({ page }) => {
  await page.addInitScript(lookAtFocus)
  await page.addInitScript(lookAtForms)
  for (const path of ['/django_auth/login/', '/apply-now']) {
    await page.goto(path)
    await expect(page.getByRole('textbox').first()).toBeVisible()
    await expectWalk(page, path)
  }
})

test('no form is left out', () => {
  const web = join(import.meta.dirname, '../web/src')
  const all = globSync('**/*.tsx', { cwd: web, exclude: ['**/*.test.tsx', 'shell/styleguide/**'] })
  const shown = all.filter((file) =>
    /^\s*(return )?<(EntityModal|SecurityDialog|Modal|form)\b/m.test(readFileSync(join(web, file), 'utf8')),
  )
  const walked = Object.values(groups).flatMap((formsOf) => formsOf(noRecords).map(({ of }) => of))
  const others = [...onAccount, ...withCodes].map(({ of }) => of)
  expect(shown.map((file) => file.replace('.tsx', '')).toSorted()).toEqual(
    [...new Set([...walked, ...others, settling, order, filter, 'apply/ApplyForm', ...withoutFields])].toSorted(),
  )
})

const noRecord = { id: 0 }
const noRecords = new Proxy({}, { get: () => noRecord }) as Records

/** Wrappers of forms, and dialogs that only ask or show something. */
const withoutFields = [
  'follow-up/FollowUpDone',
  'send-email/SendEmailPreview',
  'shared/form/ConflictDialog',
  'shared/form/FormDialog',
  'shared/form/form-around',
  'shared/record/DeletionDialog',
  'shell/account-security/RecoveryCodesDialog',
  'shell/account-security/SecurityDialog',
  'shell/search/Search',
  'shell/modal/ModalRefused',
  'shell/preferences/KeysModal',
]

/** Signs in on a page that loads nothing else. */
async function begin(page: Page, account: Account) {
  await signIn(page.context().request, account)
  await page.addInitScript(lookAtFocus)
  await page.addInitScript(lookAtForms)
  await page.goto('/nowhere')
}

async function expectWalk(page: Page, form: string, kind: Parameters<typeof walkForm>[1] = {}) {
  const { controls, troubles } = await walkForm(page, kind)
  expect.soft(troubles, form).toEqual([])
  expect.soft(controls, form).toBeGreaterThan(1) // a field and a way out
}
