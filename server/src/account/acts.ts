import type { AccountForms, NewOneTimeCodes, RecoveryCodes } from '@kasack/contract/account-security.ts'
import { accountForms } from '@kasack/contract/account-security.ts'
import { readInput } from '@kasack/contract/input.ts'
import type { Problems } from '@kasack/contract/problem.ts'
import { askForNewPasskey, readNewPasskey, siteOf } from '../passkey/ceremony.ts'
import { insertPasskey, isPasskeyOf, removePasskey, renamePasskey } from '../passkey/queries.ts'
import type { Call, Platform } from '../platform/request/call.ts'
import type { Db } from '../platform/database/db.ts'
import type { Settings } from '../platform/program/env.ts'
import { Refusal, refusalTexts, refuseIf, refuseWhole } from '../platform/text/refusal.ts'
import { write } from '../platform/write/write.ts'
import { beginCodes, confirmCodes, drawRecoveryCodes, takeCode } from '../second-factor/check.ts'
import { notifyOwner } from '../second-factor/notice.ts'
import { describeSecret } from '../second-factor/one-time-code.ts'
import { findSecret, lockFactors, removeLoneRecoveryCodes, removeOneTimeCodes } from '../second-factor/queries.ts'
import { removeSessionsOf } from '../session/queries.ts'
import { commonestPasswords } from '../new-password/commonest.ts'
import { refusePassword } from '../new-password/rules.ts'
import type { ownPassword } from './own-password.ts'
import { replacePassword } from './queries.ts'
import { logAct } from './log-act.ts'
import { texts } from './texts.ts'

type Workplace = Pick<Platform, 'vault'> & Pick<Settings, 'agencyName'>

/** What users do to their own account. Each act is logged under the user's id. */
export function accountActs({ vault, agencyName }: Workplace, own: ReturnType<typeof ownPassword>) {
  const asked = ({ caller, now }: Call) => ({ vault, userId: caller.id, now })

  /** The first second factor brings recovery codes and ends the sessions begun without one. */
  async function afterFactor(tx: Db, { caller, session }: Call, isFirst: boolean): Promise<RecoveryCodes> {
    if (!isFirst) return { recovery_codes: null }
    await removeSessionsOf(tx, caller.id, session!.tokenHash)
    return { recovery_codes: await drawRecoveryCodes(tx, { vault, userId: caller.id }) }
  }

  async function changePassword(call: Call) {
    const { current_password, password } = await readWithPassword(call, 'password_change')
    const facts = { username: call.caller.username, agencyName, commonest: await commonestPasswords() }
    const unfit = password === current_password ? texts.same_password : refusePassword(password, facts)
    refuseIf(unfit ? { password: [unfit] } : {})
    await write(call, async (tx) => {
      await replacePassword(tx, call.caller.id, { password, own: call.session!.tokenHash })
      await notifyOwner(tx, call.caller.id, 'password_changed', call)
    })
    logAct(call, 'password changed')
  }

  /** Discards an earlier setup that was never confirmed. */
  async function setUpCodes(call: Call): Promise<NewOneTimeCodes> {
    await readWithPassword(call, 'password_again')
    const secret = await write(call, async (tx) => {
      await lockFactors(tx, call.caller.id)
      refuseWhole((await findSecret(tx, call.caller.id))?.is_confirmed ? [texts.codes_on] : [])
      return beginCodes(tx, asked(call))
    })
    return describeSecret(secret, call.caller.username)
  }

  async function confirm(call: Call): Promise<RecoveryCodes> {
    const { code } = read(call, 'code_confirmation')
    const codes = await write(call, async (tx) => {
      const isFirst = !(await lockFactors(tx, call.caller.id))
      const stored = await findSecret(tx, call.caller.id)
      refuseWhole(stored === null ? [texts.codes_not_begun] : stored.is_confirmed ? [texts.codes_on] : [])
      refuseIf((await confirmCodes(tx, code, asked(call))) ? {} : { code: [texts.wrong_code] })
      await notifyOwner(tx, call.caller.id, 'codes_on', call)
      return afterFactor(tx, call, isFirst)
    })
    await own.clear(call)
    logAct(call, 'one-time codes set up')
    return codes
  }

  async function switchCodesOff(call: Call) {
    const { code } = await readWithPassword(call, 'code_removal', { keepsCounting: true })
    await write(call, async (tx) => {
      await lockFactors(tx, call.caller.id)
      refuseWhole((await findSecret(tx, call.caller.id))?.is_confirmed ? [] : [texts.codes_off])
      refuseIf((await takeCode(tx, code, asked(call))) ? {} : { code: [texts.wrong_code] })
      await removeOneTimeCodes(tx, call.caller.id)
      await notifyOwner(tx, call.caller.id, 'codes_off', call)
    })
    await own.clear(call)
    logAct(call, 'one-time codes switched off')
  }

  async function renewRecoveryCodes(call: Call): Promise<RecoveryCodes> {
    await readWithPassword(call, 'password_again')
    const recovery_codes = await write(call, async (tx) => {
      refuseWhole((await lockFactors(tx, call.caller.id)) ? [] : [texts.no_second_factor])
      return drawRecoveryCodes(tx, { vault, userId: call.caller.id })
    })
    logAct(call, 'recovery codes drawn')
    return { recovery_codes }
  }

  async function askForPasskey(call: Call) {
    await readWithPassword(call, 'password_again')
    return askForNewPasskey(call.db, call.caller, { ...asked(call), site: siteOf(call.publicUrl, call.request) })
  }

  async function addPasskey(call: Call): Promise<RecoveryCodes> {
    const { name, credential } = read(call, 'new_passkey')
    const made = await readNewPasskey(call.db, credential, call.caller.id, { site: siteOf(call.publicUrl, call.request), now: call.now })
    if ('unfit' in made) {
      logAct(call, 'passkey refused', { why: made.unfit })
      throw new Refusal(400, { credential: [texts.unfit_passkey] })
    }
    const codes = await write(call, async (tx) => {
      const isFirst = !(await lockFactors(tx, call.caller.id))
      const id = await insertPasskey(tx, { ...made, name, user_id: call.caller.id }, call.now)
      refuseIf(id === null ? { credential: [texts.known_passkey] } : {})
      await notifyOwner(tx, call.caller.id, 'passkey_added', call)
      return afterFactor(tx, call, isFirst)
    })
    logAct(call, 'passkey added')
    return codes
  }

  async function dropPasskey(call: Call) {
    if (!(await isPasskeyOf(call.db, call.id, call.caller.id))) throw new Refusal(404, refusalTexts.not_found)
    await readWithPassword(call, 'password_again')
    await write(call, async (tx) => {
      await lockFactors(tx, call.caller.id)
      await removePasskey(tx, call.id, call.caller.id)
      await removeLoneRecoveryCodes(tx, call.caller.id)
      await notifyOwner(tx, call.caller.id, 'passkey_removed', call)
    })
    logAct(call, 'passkey removed')
  }

  return { changePassword, setUpCodes, confirm, switchCodesOff, renewRecoveryCodes, askForPasskey, addPasskey, namePasskey, dropPasskey }

  /** Reports all problems of the body at once, a wrong password among them. */
  async function readWithPassword<F extends 'password_change' | 'password_again' | 'code_removal'>(
    call: Call,
    form: F,
    { keepsCounting = false } = {},
  ): Promise<AccountForms[F]> {
    const { input, problems } = fields(call, form)
    const { current_password: given }: AccountForms['password_again'] = input
    if (!('current_password' in problems)) {
      const fits = await own.fits(call, given)
      if (fits && !keepsCounting) await own.clear(call)
      if (!fits) problems['current_password'] = [texts.wrong_password]
    }
    refuseIf(problems)
    return input
  }
}

/** Asks for no password, since a name proves nothing. */
async function namePasskey(call: Call) {
  if (!(await isPasskeyOf(call.db, call.id, call.caller.id))) throw new Refusal(404, refusalTexts.not_found)
  const { name } = read(call, 'passkey_name')
  await renamePasskey(call.db, call.id, name)
  logAct(call, 'passkey renamed')
}

function read<F extends keyof AccountForms>(call: Call, form: F): AccountForms[F] {
  const { input, problems } = fields(call, form)
  refuseIf(problems)
  return input
}

const fields = <F extends keyof AccountForms>({ body, today }: Call, form: F) =>
  readInput(accountForms[form], body, { today }) as unknown as { input: AccountForms[F]; problems: Problems } // one of several forms
