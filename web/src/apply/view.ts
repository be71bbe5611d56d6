export type LegalView = 'privacy' | 'imprint'
export type View = 'apply' | 'verification' | LegalView

type Address = Pick<Location, 'pathname' | 'search'>

/** The view for an address; a confirmation link without its hash shows the form. */
export function viewOf({ pathname, search }: Address): View {
  const path = pathname.replace(/\/$/, '')
  if (path === '/privacy') return 'privacy'
  if (path === '/imprint') return 'imprint'
  return path.endsWith('/email-verification') && hashOf({ search }) !== '' ? 'verification' : 'apply'
}

export const hashOf = ({ search }: Pick<Address, 'search'>): string => new URLSearchParams(search).get('hash')?.trim() ?? ''
