import { clientOf, ipv6NetworkOf } from '../platform/connection/client-address.ts'
import type { Settings } from '../platform/program/env.ts'
import { times } from '../platform/program/setting.ts'
import type { CountedLimit } from '../platform/request/throttle.ts'
import { throttleKey } from '../platform/request/throttle.ts'
import { callText, texts } from './texts.ts'

const words = {
  application: { address: texts.many_applications, network: texts.many_of_network, all: texts.many_of_all },
  'new-link': { address: texts.many_links, network: texts.many_links_of_network, all: texts.many_links_of_all },
}

/**
 * Limits of acts without a session: per address, four times as many per IPv6 /48, forty times as many for all addresses together. A visitor
 * over a limit is asked to phone. See docs/rules/applications.md.
 */
export const applyLimits =
  (act: keyof typeof words, { applyLimit: limit, applyPhone }: Pick<Settings, 'applyLimit' | 'applyPhone'>) =>
  (address: string): CountedLimit[] => {
    const client = clientOf(address)
    const network = ipv6NetworkOf(client)
    const { address: ofAddress, network: ofNetwork, all } = words[act]
    const instead = callText(applyPhone)
    return [
      { key: throttleKey(act, client), limit, excess: ofAddress, instead },
      ...(network ? [{ key: throttleKey(act, 'network', network), limit: times(4, limit), excess: ofNetwork, instead }] : []),
      { key: throttleKey(act, 'all', 'addresses'), limit: times(40, limit), excess: all, instead },
    ]
  }
