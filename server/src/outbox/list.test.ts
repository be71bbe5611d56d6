import { expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'

const { a, as, clock } = await testApp()
const root = await as({ is_superuser: true })
for (const [recipient, state, created] of [
  ['eva@example.org', 'sent', '08:00'],
  ['Änne@example.org', 'failed', '09:00'],
  ['berta@klinik.example', 'held', '09:00'],
  ['zoe_100%@example.org', 'waiting', '07:00'],
] as const) {
  clock.set(`2026-06-10T${created}:00Z`)
  await a.mail({ recipient, state })
}
const found = async (query: string): Promise<string[]> =>
  (await root.get(`/outbox.json/?${query}`)).body.results.map(({ recipient }: { recipient: string }) => recipient)

test('the newest mail comes first, of two at once the later one', async () => {
  expect(await found('')).toEqual(['berta@klinik.example', 'Änne@example.org', 'eva@example.org', 'zoe_100%@example.org'])
  expect(await found('sort=created_datetime')).toEqual([
    'zoe_100%@example.org',
    'eva@example.org',
    'Änne@example.org',
    'berta@klinik.example',
  ])
  expect(await found('sort=id')).toEqual(['eva@example.org', 'Änne@example.org', 'berta@klinik.example', 'zoe_100%@example.org'])
})
test('mails are filtered by one or several states', async () => {
  expect(await found('state=failed')).toEqual(['Änne@example.org'])
  expect(await found('state=sent, held')).toEqual(['berta@klinik.example', 'eva@example.org'])
  expect((await root.get('/outbox.json/?state=lost')).body.errors).toHaveProperty('state')
})
test('they are found by part of the recipient, in any case and to the letter', async () => {
  expect(await found('recipient__icontains=KLINIK')).toEqual(['berta@klinik.example'])
  expect(await found('recipient__icontains=änn')).toEqual(['Änne@example.org'])
  expect(await found('recipient__icontains=_100%25')).toEqual(['zoe_100%@example.org'])
  expect(await found('search=eva example')).toEqual(['eva@example.org'])
})
