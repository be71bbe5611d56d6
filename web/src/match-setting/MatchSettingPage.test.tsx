import type { MatchSetting } from '@kasack/contract/match-setting.ts'
import { defaultWeights } from '@kasack/contract/match-weight.ts'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aMatch } from '../match/match.test-support.ts'
import { renderRoutes } from '../test/render-routes.tsx'
import { serve } from '../test/serve.ts'
import { aUser } from '../test/users.ts'

const part = (code: 'qualifications' | 'distance', value: number) => ({ code, weight: defaultWeights[code], value, text: '' })
const near = aMatch({ score: 45, parts: [part('qualifications', 0), part('distance', 1)], employee: { id: 6, name: 'Mia Lorenz' } })
const able = aMatch({ score: 55, parts: [part('qualifications', 1), part('distance', 0)], distance_km: 120 })
const refusal = { status: 400, data: { errors: { weights: ['At least one weight must be greater than 0.'] } } }

async function open({ weights = defaultWeights, save }: { weights?: MatchSetting['weights']; save?: typeof refusal } = {}) {
  let setting = { id: 1, weights, version: 'AAAA' } as MatchSetting
  const calls = serve({
    'GET /match-settings.json/': () => ({ status: 200, data: setting }),
    'PATCH /match-settings.json/': ({ body }) => {
      if (save) return save
      setting = { ...setting, ...(body as Partial<MatchSetting>), version: 'BBBB' }
      return { status: 200, data: setting, group: 7 }
    },
    'GET /match-settings/1/history.json/': { status: 200, data: { count: 0, next: null, previous: null, results: [] } },
    'GET /autocompletes/vacancies.json/': { status: 200, data: [{ id: 12, name: 'Fachkraft ZNA, Klinikum Spreetal' }] },
    'GET /vacancies/12/matches.json/': { status: 200, data: { count: 2, next: null, previous: null, results: [able, near] } },
  })
  const opened = await renderRoutes({ at: '/admin/match-settings', session: { state: 'in', user: aUser({ is_superuser: true }) } })
  await expect.element(weight('Distance')).toBeVisible()
  return { ...opened, written: () => calls.filter(({ method }) => method !== 'GET').map(({ body }) => body) }
}

const weight = (name: string) => page.getByRole('spinbutton', { name })
const row = (name: RegExp) => page.getByRole('row', { name })
const save = page.getByRole('button', { name: 'Save' })

async function type(name: string, value: string) {
  await weight(name).click()
  await userEvent.keyboard(`{Control>}a{/Control}${value}`)
}

test('each part says what it measures, how much of the whole it makes, and what would be usual', async () => {
  await open({ weights: { ...defaultWeights, distance: 50 } })
  await expect.element(weight('Distance')).toHaveValue('50')
  await expect.element(weight('Distance')).toHaveAccessibleDescription(/^How near the facility is/)
  await expect.element(row(/^Distance/)).toMatchTextContent(/40 %.*Changed/)
  await expect.element(row(/^Qualifications/)).toMatchTextContent(/24 %30$/)
  await expect.element(page.getByRole('link', { name: 'Matching weights' })).toHaveAttribute('aria-current', 'page')
})

test('weights are saved together, and can be taken back', async () => {
  const { written } = await open()
  expect(save.elements()).toEqual([])
  await type('Distance', '40')
  await type('Preferences', '0')
  await save.click()
  await expect.element(page.getByText('The weights have been saved.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^Undo/ })).toBeVisible()
  expect(written()).toEqual([{ weights: { ...defaultWeights, distance: 40, preferences: 0 }, version: 'AAAA' }])
  await expect.element(save).not.toBeInTheDocument()
})

test('one goes back to what is usual by itself, or all together', async () => {
  await open({ weights: { ...defaultWeights, distance: 50, coverage: 1 } })
  await page.getByRole('button', { name: 'Distance: back to 25' }).click()
  await expect.element(weight('Distance')).toHaveValue('25')
  await expect.element(weight('Free days')).toHaveValue('1')
  await page.getByRole('button', { name: 'Reset all to the default weights' }).click()
  await expect.element(weight('Free days')).toHaveValue('25')
})

test('where nothing weighs anything, that is said at the weights, until one is changed', async () => {
  await open({ save: refusal })
  for (const name of ['Qualifications', 'Free days', 'Distance', 'Preferences', 'Known to the facility', 'Last contact'])
    await type(name, '0')
  await save.click()
  await expect.element(page.getByRole('alert').filter({ hasText: 'At least one weight' })).toBeVisible()
  await expect.element(weight('Distance')).toHaveAccessibleDescription(/At least one weight must be greater than 0[.]/)
  await expect.element(weight('Distance')).toHaveAttribute('aria-invalid', 'true')
  await type('Distance', '5')
  await expect.element(weight('Distance')).toHaveAttribute('aria-invalid', 'false')
})

test('before they are saved, a vacancy shows who would be on top with them', async () => {
  const { written } = await open()
  await page.getByRole('combobox', { name: 'Vacancy' }).click()
  await page.getByTitle('Fachkraft ZNA, Klinikum Spreetal').last().click()
  const ranks = () => [...document.querySelectorAll('table[aria-label^=Preview] tbody tr')].map((one) => one.textContent)
  await vi.waitFor(() => expect(ranks()).toEqual(['Jana Reuter1 unchanged5555, rank 1', 'Mia Lorenz2 unchanged4545, rank 2']))
  await type('Distance', '90')
  await vi.waitFor(() => expect(ranks()).toEqual(['Mia Lorenz1  up 17545, rank 2', 'Jana Reuter2  down 12555, rank 1']))
  expect(written()).toEqual([])
})

test('what was typed is not lost without a question', async () => {
  const { router } = await open()
  await type('Distance', '90')
  void router.navigate('/')
  await page.getByRole('button', { name: 'Keep editing' }).click()
  await expect.element(weight('Distance')).toHaveValue('90')
  await page.getByRole('button', { name: 'Discard', exact: true }).click()
  await expect.element(weight('Distance')).toHaveValue('25')
})
