import { accountForms, accountSecurity, newOneTimeCodes, passkeyOptions, recoveryCodes } from '@kasack/contract/account-security.ts'
import type { FastifyInstance } from 'fastify'
import type { Call, Method, Platform } from '../platform/request/call.ts'
import { endpoint } from '../platform/request/endpoint.ts'
import type { Settings } from '../platform/program/env.ts'
import { answer, body } from '../platform/openapi/operation.ts'
import type { Json } from '../platform/openapi/schema.ts'
import { inputSchema, jsonSchema, named, pascal } from '../platform/openapi/schema.ts'
import { accountActs } from './acts.ts'
import { ownPassword } from './own-password.ts'
import { findSecurity } from './queries.ts'
import { endOtherSessions, endSession } from './sessions.ts'

/** A call by the owner of the account. `takes` names the form its body holds; calls that prove something are throttled. */
type Act = {
  id: string
  summary: string
  handle: (call: Call) => Promise<unknown>
  takes?: keyof typeof accountForms
  answers?: Json
  isThrottled?: true
}

type AccountSettings = Pick<Settings, 'loginLimit' | 'agencyName'>

const shapes = {
  codes: named('NewOneTimeCodes', jsonSchema(newOneTimeCodes, 'output')),
  recovery: named('RecoveryCodes', jsonSchema(recoveryCodes, 'output')),
  question: named('PasskeyQuestion', jsonSchema(passkeyOptions, 'output')),
}

/** Account security of the caller, below `/users/me` (docs/rules/signing-in.md). */
export function accountRoutes(app: FastifyInstance, platform: Platform, { loginLimit, agencyName }: AccountSettings): void {
  const own = ownPassword(loginLimit)
  const acts = accountActs({ vault: platform.vault, agencyName }, own)

  const method = ({ id, summary, handle, takes, answers, isThrottled }: Act): Method => ({
    access: 'session',
    status: answers ? 200 : 204,
    ...(isThrottled && { throttle: own.takePlace }),
    handle,
    docs: {
      operationId: id,
      summary,
      tags: ['users'],
      ...(takes && { requestBody: body(inputSchema({ name: takes, fields: accountForms[takes].fields }, 'create')) }),
      responses: answers ? { 200: answer(pascal(id), answers) } : { 204: { description: 'Done' } },
    },
  })
  const post = (path: string, act: Act) => endpoint(app, platform, `/users/me/${path}`, { methods: { POST: method(act) } })

  endpoint(app, platform, '/users/me/security', {
    methods: {
      GET: method({
        id: 'readAccountSecurity',
        summary: 'Read how the caller logs in and where they are logged in',
        handle: findSecurity,
        answers: named('AccountSecurity', jsonSchema(accountSecurity, 'output')),
      }),
    },
  })
  post('password', {
    id: 'changeOwnPassword',
    summary: 'Change your own password; your other sessions end',
    handle: acts.changePassword,
    takes: 'password_change',
    isThrottled: true,
  })
  post('one-time-codes', {
    id: 'setUpOneTimeCodes',
    summary: 'Start setting up one-time codes; they apply once the first code is confirmed',
    handle: acts.setUpCodes,
    takes: 'password_again',
    answers: shapes.codes,
    isThrottled: true,
  })
  post('one-time-codes/confirm', {
    id: 'confirmOneTimeCodes',
    summary: 'Confirm the first one-time code; the first second factor comes with recovery codes',
    handle: acts.confirm,
    takes: 'code_confirmation',
    answers: shapes.recovery,
    isThrottled: true,
  })
  post('one-time-codes/remove', {
    id: 'removeOneTimeCodes',
    summary: 'Switch off one-time codes',
    handle: acts.switchCodesOff,
    takes: 'code_removal',
    isThrottled: true,
  })
  post('recovery-codes', {
    id: 'drawRecoveryCodes',
    summary: 'Create new recovery codes; the previous ones stop working',
    handle: acts.renewRecoveryCodes,
    takes: 'password_again',
    answers: shapes.recovery,
    isThrottled: true,
  })
  post('passkeys/options', {
    id: 'askForPasskey',
    summary: 'Read what a browser needs to create a passkey',
    handle: acts.askForPasskey,
    takes: 'password_again',
    answers: shapes.question,
    isThrottled: true,
  })
  post('passkeys', {
    id: 'addPasskey',
    summary: 'Add the passkey that a browser has created',
    handle: acts.addPasskey,
    takes: 'new_passkey',
    answers: shapes.recovery,
  })
  post('passkeys/:id/remove', {
    id: 'removePasskey',
    summary: 'Remove a passkey',
    handle: acts.dropPasskey,
    takes: 'password_again',
    isThrottled: true,
  })
  endpoint(app, platform, '/users/me/passkeys/:id', {
    methods: { PATCH: method({ id: 'renamePasskey', summary: 'Rename a passkey', handle: acts.namePasskey, takes: 'passkey_name' }) },
  })
  post('sessions/end-others', { id: 'endOtherSessions', summary: 'End all sessions except this one', handle: endOtherSessions })
  endpoint(app, platform, '/users/me/sessions/:id', {
    methods: { DELETE: method({ id: 'endSession', summary: 'End another session of the caller', handle: endSession }) },
  })
}
