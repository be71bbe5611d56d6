/**
 * The mailto link for an address. Local part and domain are encoded separately, so that a `?` or `%0A` in an old address cannot add a
 * hidden copy to the mail.
 */
export function mailTo(address: string): string {
  const at = address.lastIndexOf('@')
  const parts = at === -1 ? [address] : [address.slice(0, at), address.slice(at + 1)]
  return `mailto:${parts.map(encodeURIComponent).join('@')}`
}
