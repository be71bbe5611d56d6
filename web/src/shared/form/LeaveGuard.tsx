import { useEffect } from 'react'
import type { Location } from 'react-router'
import { useBeforeUnload, useBlocker } from 'react-router'
import { t } from '../language/i18n.ts'
import { readModals } from '../address/modals.ts'
import { confirm } from './confirm.ts'
import { inputIsHeld } from './open-forms.ts'
import { texts } from './texts.ts'

/** Asks before a link, going back or a reload closes a form with input. Mounted once: a router supports a single blocker. */
export function LeaveGuard() {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => losesInput(currentLocation, nextLocation))
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    void confirmDiscard().then((isSure) => (isSure ? blocker.proceed() : blocker.reset()))
  }, [blocker])
  useBeforeUnload((event) => {
    if (inputIsHeld(null)) event.preventDefault()
  })
  return null
}

export const confirmDiscard = (): Promise<boolean> =>
  confirm({ title: t(texts.discard), text: t(texts.discard_help), yes: t(texts.discard_yes), no: t(texts.discard_no) })

function losesInput(here: Location, there: Location): boolean {
  if (here.pathname !== there.pathname) return inputIsHeld(null)
  const next = modalsAt(there).map((modal) => JSON.stringify(modal))
  const closing = modalsAt(here).filter((modal) => !next.includes(JSON.stringify(modal)))
  return closing.length > 0 && inputIsHeld(closing.map(({ name }) => name))
}

const modalsAt = ({ search }: Location) => readModals(new URLSearchParams(search))
