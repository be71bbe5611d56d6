/** How the board is called in menus and titles. */
export const boardName = { de: 'Plantafel', en: 'Board' }
