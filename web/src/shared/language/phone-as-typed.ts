/** Formats and dials numbers without knowledge of any country's numbering. */
export const asTyped = {
  formatPhone: (typed: string | null | undefined): string => typed || '',

  /** Empty if undialable. The `(0)` in `+49 (0)30` is dialled only within the country. */
  phoneHref(typed: string | null | undefined): string {
    const digits = (typed ?? '').replace(/^(\s*(?:\+|00).*)\(\s*0\s*\)/, '$1').replaceAll(/[^\d+]/g, '')
    return digits && `tel:${digits}`
  },
}
