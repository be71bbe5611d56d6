import { isIP, isIPv6 } from 'node:net'

/** The parts of a request that tell where it comes from; `ip` is the proxy's last entry, if there is a proxy. */
type Origin = { ip: string | undefined; socket: { remoteAddress?: string | undefined } }

/**
 * The address a request comes from. Some proxies append the port, which differs every time: it is cut off. An entry that is not an
 * address counts as the connection that brought it, so that inventing entries makes no new clients.
 */
export function addressOf({ ip = '', socket }: Origin): string {
  const address = withPort.exec(ip)?.slice(1).find(Boolean) ?? ip
  return isIP(address) === 0 ? (socket.remoteAddress ?? '') : address
}

/** `192.0.2.1:5678`, `[2001:db8::1]:443`, `[2001:db8::1]` */
const withPort = /^(?:([\d.]{7,15}):\d{1,5}|\[([\da-f:.]{2,45})\](?::\d{1,5})?)$/i

/**
 * What limits count as one client: the IPv4 address, or the /64 of an IPv6 address, all of which belongs to one subscriber.
 * An IPv4 address written as IPv6 (`::ffff:192.0.2.1`) counts as IPv4.
 */
export function clientOf(address: string): string {
  const [bare = ''] = address.split('%') // the zone of a link-local address names a network interface of this machine
  if (!isIPv6(bare)) return address
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)?.[1]
  if (mapped) return mapped
  const [before = '', after] = new URL(`http://[${bare}]`).hostname.slice(1, -1).split('::')
  const head = before === '' ? [] : before.split(':')
  const tail = after ? after.split(':') : []
  const groups = [...head, ...Array<string>(8 - head.length - tail.length).fill('0'), ...tail]
  if (groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff') return ipv4Of(groups[6]!, groups[7]!)
  return `${groups.slice(0, 4).join(':')}::/64`
}

/** The /48 of an IPv6 client, which one customer may own as a whole; null for others. */
export function ipv6NetworkOf(client: string): string | null {
  const [, groups] = /^((?:[\da-f]+:){2}[\da-f]+):[\da-f]+::\/64$/.exec(client) ?? []
  return groups === undefined ? null : `${groups}::/48`
}

const ipv4Of = (high: string, low: string): string =>
  [high, low]
    .map((group) => Number.parseInt(group, 16))
    .flatMap((group) => [group >> 8, group & 0xff])
    .join('.')
