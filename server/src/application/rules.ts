import { clientOf } from '../platform/client-address.ts'
import type { Settings } from '../platform/env.ts'
import type { Counted } from '../platform/throttle.ts'
import { throttleKey } from '../platform/throttle.ts'
import { callText, texts } from './texts.ts'

/** What anybody may do without being signed in, counted apart. */
type PublicAct = 'application' | 'new-link'

/** How often it may be done from an address. Whoever has to wait is asked to call instead. */
export const applyLimits =
  (act: PublicAct, { applyLimit: limit, applyPhone }: Pick<Settings, 'applyLimit' | 'applyPhone'>) =>
  (address: string): Counted[] => [
    {
      key: throttleKey(act, clientOf(address)),
      limit,
      excess: act === 'application' ? texts.many_applications : texts.many_links,
      instead: callText(applyPhone),
    },
  ]
