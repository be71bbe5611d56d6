const berlinDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin', year: 'numeric', month: '2-digit', day: '2-digit' })

/** The only clock of the web app. */
export const now = (): Date => new Date()

/** The calendar day in Berlin, `YYYY-MM-DD`: what "today" means throughout the product (wire.md 1). */
export const berlinDayOf = (moment: Date): string => berlinDay.format(moment)

export const today = (): string => berlinDayOf(now())
