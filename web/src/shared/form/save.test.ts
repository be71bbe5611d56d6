import { facilityGroup } from '@kasack/contract/facility-group.ts'
import { expect, test, vi } from 'vitest'
import { serve } from '../../test/serve.ts'
import { change, createForm, describe, patch } from './form.ts'
import type { Saving } from './save.ts'
import { save } from './save.ts'
import { searching } from './searches.ts'

vi.stubGlobal('location', new URL('https://kasack.example'))

const record = { id: 3, name: 'Nordverbund', comments: '', is_active: true, version: 'first' }
const path = 'PATCH /facilitygroups/3.json/'

/** A form with a changed name, and how it is saved. */
function changed(given: Partial<Saving<{ id: number }>> = {}) {
  const form = createForm(facilityGroup, { record })
  change(form, 'name', 'Südverbund')
  const onSaved = vi.fn<(saved: { id: number }) => void>()
  return { form, onSaved, saving: { id: 3, noun: facilityGroup.noun, hasPage: false, repeatKey: 'key', onSaved, ...given } }
}

test('whoever saves again while an answer is awaited sends once, and nothing more once it is saved', async () => {
  const answer = Promise.withResolvers<{ status: number; data: object }>()
  const calls = serve({ [path]: () => answer.promise })
  const { form, onSaved, saving } = changed()
  const attempts = [save(form, saving), save(form, saving)]
  await vi.waitFor(() => expect(calls).toHaveLength(1))
  attempts.push(save(form, saving))
  answer.resolve({ status: 200, data: record })
  await Promise.all(attempts)
  await save(form, saving)
  expect(calls.map(({ body }) => body)).toEqual([{ name: 'Südverbund', version: 'first' }])
  expect(onSaved).toHaveBeenCalledTimes(1)
})

test('an act that answers nothing has been done as well', async () => {
  const calls = serve({ 'POST /facilitygroups/close/': { status: 204 } })
  const { form, onSaved, saving } = changed({
    id: undefined,
    act: { label: facilityGroup.noun, done: facilityGroup.noun, path: '/facilitygroups/close/', body: () => ({ id: 3 }) },
  })
  patch(form, { isChange: false })
  await save(form, saving)
  expect(calls.map(({ body }) => body)).toEqual([{ id: 3 }])
  expect(form.get().phase).toBe('saved')
  expect(onSaved).toHaveBeenCalledTimes(1)
})

test('what a word is still searched for is found before the form is sent', async () => {
  const found = Promise.withResolvers<void>()
  const calls = serve({ [path]: { status: 200, data: record } })
  const { form, saving } = changed()
  change(form, 'name', '')
  describe(form, 'name', { field: facilityGroup.fields.name, label: facilityGroup.noun, required: true, isOff: false })
  searching(found.promise.then(() => change(form, 'name', 'Ostverbund')))
  const saved = save(form, saving)
  found.resolve()
  await saved
  expect(calls.map(({ body }) => body)).toEqual([{ name: 'Ostverbund', version: 'first' }])
})

test('what was refused can be sent again once something was mended', async () => {
  const answers = [
    { status: 400, data: { errors: { name: ['There is one of this name.'] } } },
    { status: 200, data: record },
  ]
  const calls = serve({ [path]: () => answers.shift()! })
  const { form, onSaved, saving } = changed()
  await save(form, saving)
  expect([form.get().phase, onSaved.mock.calls]).toEqual(['open', []])
  change(form, 'name', 'Westverbund')
  await save(form, saving)
  expect(calls.map(({ body }) => (body as { name: string }).name)).toEqual(['Südverbund', 'Westverbund'])
  expect(onSaved).toHaveBeenCalledTimes(1)
})

test('nothing is sent before the user is sure, and he is asked once at a time', async () => {
  const calls = serve({ [path]: { status: 200, data: record } })
  const questions: ((isSure: boolean) => void)[] = []
  const { form, onSaved, saving } = changed({ isSure: () => new Promise((resolve) => questions.push(resolve)) })
  const attempts = [save(form, saving), save(form, saving)]
  questions[0]!(false)
  await Promise.all(attempts)
  expect([questions.length, calls, form.get().phase, form.get().values['name']]).toEqual([1, [], 'open', 'Südverbund'])
  const again = save(form, saving)
  questions[1]!(true)
  await again
  expect(calls).toHaveLength(1)
  expect(onSaved).toHaveBeenCalledTimes(1)
})
