import type { CockpitCode } from '@kasack/contract/cockpit.ts'
import { useUser } from '../shared/session/session.ts'
import { useOwnChoice } from '../shared/storage/own-choice.ts'
import { codesIn, moved, orderOf } from './rules.ts'

/** The user's remembered choices: whose tasks are shown, in which order, and which sections are open. */
export function useChoices() {
  const id = useUser()?.id ?? 0
  const [whose, setWhose] = useOwnChoice(id, 'cockpit-whose')
  const [remembered, setOrder] = useOwnChoice(id, 'cockpit-order')
  const [unfolded, setUnfolded] = useOwnChoice(id, 'cockpit-open')
  const [order, open] = [orderOf(remembered), codesIn(unfolded)]
  return {
    isMine: whose === 'mine',
    setMine: (isMine: boolean) => setWhose(isMine ? 'mine' : 'all'),
    order,
    move: (code: CockpitCode, step: 1 | -1, shown: readonly CockpitCode[]) => setOrder(moved(order, shown, { code, step }).join(',')),
    open,
    toggle: (code: CockpitCode) => setUnfolded((open.includes(code) ? open.filter((one) => one !== code) : [...open, code]).join(',')),
  }
}
