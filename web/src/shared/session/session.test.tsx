import { expect, onTestFinished, test } from 'vitest'
import { renderInShell } from '../../test/render-routes.tsx'
import { aUser } from '../../test/users.ts'
import { onUnauthorized, session, sessionLost, unauthorized } from './session.ts'

test('a session that is gone has ended; where there was none, nobody is in', async () => {
  await renderInShell(<p>office</p>)
  for (const [before, after] of [
    [{ state: 'in', user: aUser() }, 'ended'],
    [{ state: 'ended' }, 'ended'],
    [{ state: 'loading' }, 'out'],
    [{ state: 'out' }, 'out'],
  ] as const) {
    session.set(before)
    unauthorized()
    expect([before.state, session.get().state]).toEqual([before.state, after])
  }
})

test('a page that holds input stays until it lets go', async () => {
  await renderInShell(<p>office</p>)
  let holds = true
  const letGo = onUnauthorized(() => holds)
  onTestFinished(letGo)
  unauthorized()
  expect([session.get().state, sessionLost.get()]).toEqual(['in', true])
  holds = false
  letGo()
  expect([session.get().state, sessionLost.get()]).toEqual(['ended', false])
})
