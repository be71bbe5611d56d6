import bowser from 'bowser'
import { isIPv4 } from 'node:net'
import { clientOf, ipv6NetworkOf } from '../platform/connection/client-address.ts'

/** Where a session began: `Chrome · Windows`, and the network without the single line in it. */
export type Origin = { device: string; network: string }

export const nowhere: Origin = { device: '', network: '' }

export const originOf = (userAgent: string | undefined, address: string): Origin => ({
  device: deviceOf(userAgent ?? ''),
  network: networkOf(clientOf(address)),
})

/** The browser and its system, without versions; empty if unknown. */
function deviceOf(userAgent: string): string {
  if (userAgent === '') return ''
  const { browser, os } = bowser.parse(userAgent.slice(0, 1000))
  return [browser.name, os.name]
    .filter(Boolean)
    .join(' · ')
    .replaceAll(/[^\p{L}\p{N} .·+-]/gu, '')
    .slice(0, 100)
}

/** `192.0.2.0/24`, `2001:db8:0::/48`: enough of an address to tell where, not who. */
function networkOf(client: string): string {
  if (isIPv4(client)) return client.replace(/\d+$/, '0/24')
  return ipv6NetworkOf(client) ?? ''
}
