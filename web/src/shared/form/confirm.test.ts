import { afterEach, expect, test, vi } from 'vitest'
import type { Question } from './confirm.ts'
import { bindConfirm, bindConfirmLoader, confirm } from './confirm.ts'
import { showOn } from '../notification/notify.ts'

const asking = (title: string): Question => ({ title, text: 'It cannot be undone.', yes: 'Yes', no: 'No' })

afterEach(() => {
  bindConfirm(undefined)
  bindConfirmLoader(undefined)
  showOn(undefined)
})

test('questions asked before their dialog is loaded are asked in order once it is, and later ones at once', async () => {
  const asked: string[] = []
  const { promise: loading, resolve: loaded } = Promise.withResolvers<void>()
  bindConfirmLoader(() => loading)
  const answers = [confirm(asking('first')), confirm(asking('second'))]
  loaded()
  await loading
  bindConfirm(({ title }) => {
    asked.push(title)
    return Promise.resolve(title !== 'first')
  })
  expect(await Promise.all(answers)).toEqual([false, true])
  void confirm(asking('third'))
  expect(asked).toEqual(['first', 'second', 'third'])
})

test('if the dialog cannot be loaded, the user is told, has not confirmed, and may be asked again', async () => {
  const titles: string[] = []
  vi.spyOn(console, 'error').mockReturnValue()
  showOn({ open: (_key, { title }) => titles.push(title), close() {}, toast() {} })
  bindConfirmLoader(() => Promise.reject(new Error('offline')))
  expect(await confirm(asking('offline'))).toBe(false)
  expect(titles).toEqual(['Etwas ist schiefgelaufen.'])
  bindConfirmLoader(() => {
    bindConfirm(() => Promise.resolve(true))
    return Promise.resolve()
  })
  expect(await confirm(asking('online'))).toBe(true)
})

test('without a page nothing is confirmed', async () => {
  expect(await confirm(asking('nowhere'))).toBe(false)
})
