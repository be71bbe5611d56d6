import type { Permission } from '@kasack/contract/permission.ts'
import { permissions } from '@kasack/contract/permission.ts'
import { expect, test, vi } from 'vitest'
import type { Locator } from 'vitest/browser'
import { page, userEvent } from 'vitest/browser'
import { renderRoutes } from '../../test/render-routes.tsx'
import { aUser } from '../../test/users.ts'
import { serveAgency } from './agency.test-support.ts'

// Who sees what on the screen: opens every place as every user and compares all it shows with the table. What a place
// shows about people by permission has separate lines. What the server sends to whom is tested in server/test/shown.test.ts.

const view = 'employees.view_employee'
const add = 'employees.add_employee'
const applicants = 'employees.view_applicant'
const absences = 'vacancies.add_absence'
const bookings = 'vacancies.view_booking'
const addBooking = 'vacancies.add_booking'

/** Something visible at a place for users with all these permissions in addition to the place's own. */
type Sight = { what: string; where: Locator; needs?: Permission[] }
/**
 * An address, who may see it, what is opened there, and everything that depends on permissions, plus one thing
 * everyone sees.
 */
type Place = { at: string; needs?: Permission[]; open?: () => Promise<void>; sights: Sight[] }

const link = (name: string) => page.getByRole('link', { name })
const button = (name: string) => page.getByRole('button', { name, disabled: false })
const entry = (name: string) => page.getByRole('menuitem', { name, disabled: false })
const dialog = (name: string) => page.getByRole('dialog', { name: new RegExp(`^${name}`) })
const choice = (form: string, name: string) => dialog(form).getByRole('combobox', { name: new RegExp(`^${name}`) })
const opens = (name: string) => () => page.getByRole('button', { name }).first().click()

const places: Place[] = [
  {
    at: '/',
    sights: [
      { what: 'what everybody sees', where: page.getByText('Wants nights.').first() },
      {
        what: 'the list of employees in the menu',
        where: page.getByRole('navigation').getByRole('link', { name: 'Employees' }),
        needs: [view],
      },
      {
        what: 'the list of applicants in the menu',
        where: page.getByRole('navigation').getByRole('link', { name: 'Applicants' }),
        needs: [applicants],
      },
      { what: 'the panel of new applications', where: page.getByRole('heading', { name: /^New applications/ }), needs: [applicants] },
      { what: 'a way from an entry to the employee', where: link('Jana Reuter').first(), needs: [view] },
      { what: 'the number of the employee in an entry', where: link('+49 1512 3004481').first(), needs: [view] },
    ],
  },
  {
    at: '/facilities',
    open: opens('Create'),
    sights: [
      { what: 'a new entry', where: entry('Logbook entry') },
      { what: 'a new employee', where: entry('Employee'), needs: [add] },
      { what: 'a new absence', where: entry('Absence'), needs: [absences] },
    ],
  },
  {
    at: '/facilities?facilities-page=1',
    open: opens('Actions for Klinikum Spreetal'),
    sights: [
      { what: 'changing a facility', where: entry('Edit') },
      { what: 'finding employees near it', where: entry('Find employees nearby'), needs: [view] },
    ],
  },
  {
    at: '/employees',
    needs: [view],
    open: opens('Actions for Jana Reuter'),
    sights: [
      { what: 'an employee', where: link('Jana Reuter') },
      { what: 'the button to create one', where: button('Create employee'), needs: [add] },
      { what: 'changing one', where: entry('Edit') },
      { what: 'entering an absence', where: entry('Add absence'), needs: [absences] },
      { what: 'deleting one', where: entry('Delete') },
    ],
  },
  {
    at: '/employees/5',
    needs: [view],
    sights: [
      { what: 'her details', where: page.getByText('Acht Jahre Intensivstation.') },
      { what: 'her absences', where: page.getByRole('table', { name: 'Absences' }) },
      { what: 'the button to add an absence', where: button('Absence').first(), needs: [absences] },
      { what: 'what is done with an absence', where: page.getByRole('button', { name: /^Actions for Absence/ }) },
      { what: 'the button to change her', where: button('Edit').first() },
      { what: 'the way to her application', where: link('Mira Lindner'), needs: [applicants] },
    ],
  },
  {
    at: '/applicants',
    needs: [applicants],
    open: opens('Actions for Mira Lindner'),
    sights: [
      { what: 'an applicant', where: link('Mira Lindner') },
      { what: 'changing her', where: entry('Edit') },
      { what: 'converting her', where: entry('Convert to employee'), needs: [add] },
    ],
  },
  {
    at: '/applicants/8',
    needs: [applicants],
    sights: [
      { what: 'who applied before', where: link('Mira Voss') },
      { what: 'who works here already', where: button('Ute Sander'), needs: [view] },
      { what: 'the button to convert her', where: button('Convert to employee'), needs: [add] },
      { what: 'the button to send the link', where: button('Send the link') },
    ],
  },
  {
    at: '/applicants/9',
    needs: [applicants],
    sights: [
      { what: 'whom she has become', where: page.getByText('Converted to Jana Reuter') },
      { what: 'the way to the employee', where: link('Open employee'), needs: [view] },
    ],
  },
  {
    at: '/bookings',
    needs: [bookings],
    sights: [
      { what: 'where somebody is booked', where: link('Klinikum Spreetal') },
      { what: 'the way to the employee', where: link('Jana Reuter'), needs: [view] },
      { what: 'the button to create one', where: button('Create booking'), needs: [addBooking] },
      { what: 'what is done with one', where: page.getByRole('button', { name: /^Actions for Booking/ }) },
    ],
  },
  {
    at: '/emails',
    sights: [
      { what: 'an e-mail to a facility', where: button('Bedarf im Januar') },
      { what: 'an e-mail about an employee', where: button('Profil Jana Reuter'), needs: [view] },
      { what: 'the way to the employee', where: link('Jana Reuter'), needs: [view] },
    ],
  },
  {
    at: '/engagements',
    sights: [
      { what: 'an entry', where: page.getByText('Wants nights.').first() },
      { what: 'the way to the employee', where: link('Jana Reuter').first(), needs: [view] },
      { what: 'the number of the employee', where: link('+49 1512 3004481').first(), needs: [view] },
    ],
  },
  {
    at: '/facilities?modals=engagement',
    sights: [
      { what: 'the choice of a facility', where: choice('Create logbook entry', 'Facility') },
      { what: 'the choice of an employee', where: choice('Create logbook entry', 'Employee'), needs: [view] },
    ],
  },
  {
    at: '/facilities?modals=absence',
    needs: [absences],
    sights: [
      { what: 'the choice of a reason', where: choice('Create absence', 'Reason') },
      { what: 'the choice of an employee', where: choice('Create absence', 'Employee'), needs: [view] },
    ],
  },
  { at: '/facilities?modals=employee', needs: [add], sights: [{ what: 'a form', where: dialog('Create employee') }] },
  {
    at: '/facilities?modals=employee&employee-id=5',
    needs: [view],
    sights: [{ what: 'a form', where: dialog('Edit employee') }],
  },
  {
    at: '/facilities?modals=employee-drawer&employee-drawer-id=5',
    needs: [view],
    sights: [{ what: 'what is known of her', where: dialog('Jana').getByText('Acht Jahre Intensivstation.') }],
  },
  {
    at: '/facilities?modals=applicant&applicant-id=8',
    needs: [applicants],
    sights: [{ what: 'a form', where: dialog('Edit applicant') }],
  },
]

const callers: [string, Permission[]][] = [
  ['no right', []],
  ...permissions.map((one): [string, Permission[]] => [`${one} alone`, [one]]),
  ...permissions.map((one): [string, Permission[]] => [`all but ${one}`, permissions.filter((other) => other !== one)]),
]

const forbidden = page.getByText('You are not allowed to view this content (403).').first()

test.each(callers)('with %s somebody sees on every page what the table says, and asks for nothing that is refused', async (_, holds) => {
  const mayAll = (needs: Permission[] = []) => needs.every((one) => holds.includes(one))
  const { refused } = serveAgency(holds)
  const { router } = await renderRoutes({ at: '/nowhere', session: { state: 'in', user: aUser({ permissions: holds }) } })
  for (const { at, needs, open, sights } of places) {
    await router.navigate(at)
    const isShown = mayAll(needs)
    const expected = isShown ? sights.filter((sight) => mayAll(sight.needs)) : []
    if (isShown) await open?.()
    for (const where of isShown ? expected.map((sight) => sight.where) : [forbidden]) await expect.element(where).toBeVisible()
    const seen = sights.filter(({ where }) => where.elements().length > 0)
    expect([at, seen.map(({ what }) => what)]).toEqual([at, expected.map(({ what }) => what)])
    await userEvent.keyboard('{Escape}')
  }
  await vi.waitFor(() => expect(refused()).toEqual([]))
})
