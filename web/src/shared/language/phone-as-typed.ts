/** How a number is shown, and what is dialled, knowing nothing of the numbers of any country. */
export const asTyped = {
  formatPhone: (typed: string | null | undefined): string => typed || '',

  /** Empty when nothing can be dialled. The `(0)` of `+49 (0)30` is dialled at home alone. */
  phoneHref(typed: string | null | undefined): string {
    const digits = (typed ?? '').replace(/^(\s*(?:\+|00).*)\(\s*0\s*\)/, '$1').replaceAll(/[^\d+]/g, '')
    return digits && `tel:${digits}`
  },
}
