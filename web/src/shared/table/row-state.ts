/** How a row is styled: its period contains today, or it is marked as out of use. */
export type RowState = 'ongoing' | 'disabled' | undefined

/** A record that is out of use is grey. */
export const greyIfInactive = ({ is_active }: { is_active: boolean }): RowState => (is_active ? undefined : 'disabled')
