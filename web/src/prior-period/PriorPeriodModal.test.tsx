import { placeTexts } from '@kasack/contract/prior-period.ts'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aPriorPeriod, openPriorPeriods } from './prior-period.test-support.ts'

const fromEmployee = '/facilities?modals=prior-period&prior-period-from=employee:5'
const dialog = () => page.getByRole('dialog')
const box = (name: string) => dialog().getByRole('combobox', { name })
const lender = () => dialog().getByLabelText('Agency', { exact: true })
const submit = () => dialog().getByRole('button', { name: 'Create prior period' })

async function choose(field: string, name: string) {
  await box(field).click()
  await page.getByTitle(name, { exact: true }).last().click()
}

async function typeDays() {
  for (const [end, day] of [
    ['from', '01.01.2025'],
    ['to', '30.06.2025'],
  ] as const) {
    await dialog()
      .getByRole('textbox', { name: `Period, ${end}` })
      .fill(day)
    await userEvent.keyboard('{Enter}')
  }
}

test('a period through another lender at a facility is sent', async () => {
  const { written } = await openPriorPeriods({ at: fromEmployee })
  await expect.element(dialog().getByTitle('Jana Reuter')).toBeVisible()
  await lender().fill('Weserbogen GmbH')
  await choose('Facility', 'Klinikum Spreetal')
  await expect.element(box('Hirer')).toBeDisabled()
  await expect.element(dialog().getByText('not needed, a facility is already chosen')).toBeVisible()
  await typeDays()
  await dialog().getByRole('textbox', { name: 'Note' }).fill('Laut Zeugnis')
  await submit().click()
  await vi.waitFor(() =>
    expect(written()).toEqual([
      [
        'POST /prior-periods.json/',
        {
          employee: { id: 5 },
          facility: { id: 12 },
          hirer: null,
          kind: 'leased',
          lender: 'Weserbogen GmbH',
          date_range: { lower: '2025-01-01', upper: '2025-06-30' },
          note: 'Laut Zeugnis',
        },
      ],
    ]),
  )
})

test('whom the hirer employed nobody lent', async () => {
  const { written } = await openPriorPeriods({ at: fromEmployee })
  await expect.element(lender()).toBeVisible()
  await dialog().getByText('Employed by the hirer').click()
  await expect.element(lender()).not.toBeInTheDocument()
  await choose('Hirer', 'Nord gGmbH')
  await expect.element(box('Facility')).toBeDisabled()
  await typeDays()
  await submit().click()
  await vi.waitFor(() => expect(written()[0]?.[1]).toMatchObject({ kind: 'employed', hirer: { id: 4 }, facility: null }))
})

test('without place, lender and days nothing is sent, and each says so', async () => {
  const { written } = await openPriorPeriods({ at: fromEmployee })
  await submit().click()
  await expect.element(dialog().getByText('Agency is required!')).toBeVisible()
  await expect.element(dialog().getByText('Period is required!')).toBeVisible()
  expect(dialog().getByText(placeTexts.none.en).elements()).toHaveLength(2)
  expect(written()).toEqual([])
})

test('of a stored period the employee stands still, and only what was changed is sent', async () => {
  const { written } = await openPriorPeriods({ at: '/facilities?modals=prior-period&prior-period-id=31', periods: [aPriorPeriod()] })
  await expect.element(dialog().getByText('Jana Reuter', { exact: true })).toBeVisible()
  expect(box('Employee').elements()).toEqual([])
  await lender().fill('Nordlicht GmbH')
  await dialog().getByRole('button', { name: 'Save' }).click()
  await vi.waitFor(() => expect(written()).toEqual([['PATCH /prior-periods/31.json/', { lender: 'Nordlicht GmbH', version: 'AAAA' }]]))
})
