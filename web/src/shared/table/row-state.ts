/** How a row is styled: its period contains today, or it is inactive. */
export type RowState = 'ongoing' | 'disabled' | undefined

/** Inactive records are grey. */
export const greyIfInactive = ({ is_active }: { is_active: boolean }): RowState => (is_active ? undefined : 'disabled')
