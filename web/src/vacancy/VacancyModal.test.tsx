import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { formatPeriod } from '../shared/language/format.ts'
import { openVacancies } from './vacancies.test-support.ts'
import { aKnownVacancy, aVacancy, inDays } from './vacancy.test-support.ts'

const dialog = () => page.getByRole('dialog')
const submit = () => dialog().getByRole('button', { name: 'Create vacancy' })
const start = () => dialog().getByRole('textbox', { name: 'Period, from' })
const end = () => dialog().getByRole('textbox', { name: 'Period, to' })
const positions = () => dialog().getByLabelText('Positions', { exact: true })
const name = () => dialog().getByRole('textbox', { name: 'Name' })
const change = '/vacancies?modals=vacancy&vacancy-id=12'
const duplicate = '/vacancies?modals=vacancy&vacancy-from=vacancy:12'

async function choose(label: string, option: string) {
  await dialog().getByRole('combobox', { name: label }).click()
  await page.getByTitle(option, { exact: true }).click()
}

test('a vacancy of a facility is created, with one position and without accommodation unless told', async () => {
  const { written } = await openVacancies({ at: '/facilities?modals=vacancy&vacancy-from=facility:7', vacancies: [] })
  await expect.element(positions()).toHaveValue('1')
  await expect.element(dialog().getByRole('switch', { name: 'Accommodation available' })).not.toBeChecked()
  await choose('Vacancy type', 'Fachkraft ZNA')
  await choose('Department', 'Notaufnahme')
  await choose('Contact person', 'Martina Kessler')
  await choose('Exams', 'Pflegefachmann')
  await userEvent.keyboard('{Escape}') // a multiple choice stays open
  await start().fill('10.06.2024')
  await userEvent.tab()
  await expect.element(end()).toHaveValue('30.06.2024')
  await submit().click()
  await expect.element(page.getByText('Vacancy was created')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Visit the vacancy' })).toHaveAttribute('href', '/vacancies/40')
  expect(written()).toMatchObject([
    [
      'POST /vacancies.json/',
      {
        vacancy_type: { id: 6 },
        facility: { id: 7 },
        department: { id: 4 },
        contact_person: { id: 3 },
        exams: [{ id: 1 }],
        date_range: { lower: '2024-06-10', upper: '2024-06-30' },
        number_of_positions: 1,
        accommodation_available: false,
      },
    ],
  ])
})

test('a new vacancy asks for what the last one of its type and facility asked for, unless something was chosen', async () => {
  const last = aVacancy({ qualifications: [{ id: 9, name: 'Schockraum' }] })
  const { asked, written } = await openVacancies({ at: '/facilities?modals=vacancy&vacancy-from=facility:7', vacancies: [last] })
  await choose('Vacancy type', 'Fachkraft ZNA')
  await expect.element(dialog().getByText('as Fachkraft ZNA, Klinikum Spreetal')).toBeVisible()
  await expect.element(dialog().getByTitle('Schockraum')).toBeVisible()
  expect(asked('/vacancies.json/')).toMatchObject([{ facility__id: '7', vacancy_type__id: '6', sort: '-created_datetime', size: '1' }])
  await choose('Department', 'Notaufnahme')
  await start().fill('10.06.2024')
  await userEvent.tab()
  await submit().click()
  await vi.waitFor(() => expect(written()).toMatchObject([['POST /vacancies.json/', { exams: [{ id: 1 }], qualifications: [{ id: 9 }] }]]))
})

test('a vacancy is created and candidates are looked for at once, by whoever may propose some', async () => {
  const { router, written } = await openVacancies({
    at: '/facilities?modals=vacancy&vacancy-from=facility:7',
    holds: ['employees.view_employee'],
    vacancies: [aVacancy(), aVacancy({ id: 40 })],
  })
  const both = dialog().getByRole('button', { name: 'Create and find candidates' })
  await both.click()
  await expect.element(dialog().getByText('Department is required!')).toBeVisible()
  await choose('Vacancy type', 'Fachkraft ZNA')
  await choose('Department', 'Notaufnahme')
  await start().fill('10.06.2024')
  await userEvent.tab()
  await userEvent.keyboard('{Control>}{Shift>}{Enter}{/Shift}{/Control}') // same as the button
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/vacancies/40'))
  expect(router.state.location.search).toBe('?modals=candidates&candidates-from=vacancy%3A40')
  expect(written()).toHaveLength(1)
  await expect.element(page.getByText('Vacancy was created')).toBeVisible()
})

test.each([
  ['/facilities?modals=vacancy&vacancy-from=facility:7', []],
  [change, ['employees.view_employee']],
] as const)('nobody is led to candidates from %s by somebody with the rights %j', async (at, holds) => {
  await openVacancies({ at, holds: [...holds] })
  await expect.element(positions()).toBeVisible()
  expect(dialog().getByRole('button', { name: 'Create and find candidates' }).elements()).toEqual([])
})

test('a usual end is one click', async () => {
  await openVacancies({ at: '/vacancies?modals=vacancy' })
  await start().fill('10.06.2024')
  await userEvent.tab()
  await dialog().getByRole('button', { name: '+6 weeks' }).click()
  await expect.element(end()).toHaveValue('21.07.2024')
  await dialog().getByRole('button', { name: 'to end of month' }).click()
  await expect.element(end()).toHaveValue('30.06.2024')
})

test('without type, facility, department, start and exams nothing is sent, and each says so', async () => {
  const { written } = await openVacancies({ at: '/vacancies?modals=vacancy' })
  await submit().click()
  for (const label of ['Vacancy type', 'Facility', 'Department', 'Period', 'Exams'])
    await expect.element(dialog().getByText(`${label} is required!`)).toBeVisible()
  expect(written()).toEqual([])
})

test('every new start brings the end of its month along, and the end cannot lie before the start', async () => {
  await openVacancies({ at: '/vacancies?modals=vacancy' })
  await start().fill('10.02.2024')
  await userEvent.keyboard('{Enter}')
  await expect.element(end()).toHaveValue('29.02.2024')
  await start().fill('01.03.2024')
  await userEvent.keyboard('{Enter}')
  await expect.element(end()).toHaveValue('31.03.2024')
  await end().fill('29.02.2024')
  await userEvent.keyboard('{Enter}')
  await userEvent.tab()
  await expect.element(dialog().getByText('The end cannot be before the start.')).toBeVisible()
})

test('contact persons are those of the chosen facility', async () => {
  const { asked } = await openVacancies({ at: '/vacancies?modals=vacancy&vacancy-from=facility:7' })
  await dialog().getByRole('combobox', { name: 'Contact person' }).click()
  await vi.waitFor(() => expect(asked('/autocompletes/contact-persons.json/').at(-1)).toMatchObject({ facility__id: '7' }))
})

test('a duplicate takes everything over but the dates, and begins open', async () => {
  const { written } = await openVacancies({ at: duplicate, vacancies: [aKnownVacancy({ status: 'closed' })] })
  await expect.element(name()).toHaveValue('Nachtdienst ZNA')
  const amount = dialog().getByRole('spinbutton', { name: 'Accommodation package' })
  expect([amount.element().closest('.k-field')?.textContent, amount.element()]).toEqual([
    expect.stringContaining('€'),
    expect.objectContaining({ value: '1.350,00' }),
  ])
  await expect.element(start()).toHaveValue('')
  await expect.element(end()).toHaveValue('')
  await start().fill('05.01.2027')
  await userEvent.keyboard('{Enter}')
  await submit().click()
  await vi.waitFor(() => expect(written()).toHaveLength(1))
  expect(written()[0]![1]).toEqual({
    name: 'Nachtdienst ZNA',
    vacancy_type: { id: 6 },
    number_of_positions: 2,
    priority: 'high',
    date_range: { lower: '2027-01-05', upper: '2027-01-31' },
    facility: { id: 7 },
    department: { id: 4 },
    contact_person: { id: 3 },
    exams: [{ id: 1 }],
    qualifications: [{ id: 9 }],
    has_driver_licence: true,
    has_car: true,
    description: 'Einarbeitung drei Tage.',
    accommodation_available: true,
    accommodation_package: 1350,
    status: 'open',
  })
})

test('a vacancy called by type and facility has no name of its own, in its form and in a duplicate', async () => {
  const { router } = await openVacancies({ at: change })
  await expect.element(name()).toHaveValue('')
  await router.navigate(duplicate)
  await expect.element(dialog().getByText('Create vacancy').first()).toBeVisible()
  await expect.element(name()).toHaveValue('')
})

test('of a stored vacancy period and facility stand still, and the form offers to duplicate it', async () => {
  const vacancy = aVacancy()
  const { router } = await openVacancies({ at: change, vacancies: [vacancy] })
  await expect.element(dialog().getByText(formatPeriod({ lower: inDays(1), upper: inDays(30) }, longDay))).toBeVisible()
  expect(start().elements()).toEqual([])
  expect(
    dialog()
      .getByRole('combobox', { name: /^Facility/ })
      .elements(),
  ).toEqual([])
  expect(dialog().getByRole('note').elements()).toEqual([])
  await dialog().getByRole('button', { name: 'Duplicate' }).click()
  await vi.waitFor(() => expect(router.state.location.search).toBe('?modals=vacancy&vacancy-from=vacancy%3A12'))
  await expect.element(start()).toHaveValue('')
})

const longDay = (day: string) => day.split('-').toReversed().join('.')

test('the form of an old vacancy warns, and leads to a duplicate', async () => {
  const over = { lower: inDays(-30), upper: inDays(-1), bounds: '[]' } as const
  const { router } = await openVacancies({ at: change, vacancies: [aVacancy({ date_range: over })] })
  const warning = dialog().getByRole('note')
  await expect.element(warning.getByText(`This vacancy ended on ${longDay(inDays(-1))}.`, { exact: false })).toBeVisible()
  await warning.getByRole('button', { name: 'Duplicate' }).click()
  await vi.waitFor(() => expect(router.state.location.search).toBe('?modals=vacancy&vacancy-from=vacancy%3A12'))
})

test('an old vacancy without an end says since when it runs', async () => {
  const running = { lower: inDays(-30), upper: null, bounds: '[]' } as const
  await openVacancies({ at: change, vacancies: [aVacancy({ date_range: running })] })
  await expect.element(dialog().getByText(`This vacancy has been running since ${longDay(inDays(-30))}.`, { exact: false })).toBeVisible()
})

test('positions cannot be fewer than are booked, which is said beforehand', async () => {
  const { written } = await openVacancies({ at: change, vacancies: [aVacancy({ number_of_positions: 3, number_of_bookings: 2 })] })
  await expect.element(dialog().getByText('at least 2')).toBeVisible()
  const save = dialog().getByRole('button', { name: 'Save' })
  await positions().fill('1')
  await save.click()
  await expect.element(dialog().getByText('There cannot be fewer positions than bookings.')).toBeVisible()
  expect(written()).toEqual([])
  await positions().fill('2')
  await save.click()
  await vi.waitFor(() => expect(written()).toEqual([['PATCH /vacancies/12.json/', { number_of_positions: 2, version: 'first' }]]))
})

test('of what two have changed the user chooses his own or theirs', async () => {
  let isOpened = false
  const stored = () => aVacancy(isOpened ? { description: 'Zwei Wochen Einarbeitung.', version: 'second' } : {})
  const { written } = await openVacancies({
    at: change,
    served: {
      'GET /vacancies/12.json/': () => ({ status: 200, data: stored() }),
      'PATCH /vacancies/12.json/': ({ body }) =>
        (body as { version: string }).version === stored().version
          ? { status: 200, data: stored() }
          : { status: 400, data: { errors: { version: ['Changed meanwhile.'] }, current: stored() } },
    },
  })
  await dialog().getByRole('textbox', { name: 'Description' }).fill('Ohne Einarbeitung.')
  isOpened = true
  await dialog().getByRole('button', { name: 'Save' }).click()
  const conflict = page.getByRole('dialog', { name: 'The vacancy has been changed in the meantime' })
  await conflict.getByRole('radio', { name: 'My entry Ohne Einarbeitung.' }).click()
  await conflict.getByRole('button', { name: 'Save' }).click()
  await vi.waitFor(() =>
    expect(written()[1]).toEqual(['PATCH /vacancies/12.json/', { description: 'Ohne Einarbeitung.', version: 'second' }]),
  )
})
