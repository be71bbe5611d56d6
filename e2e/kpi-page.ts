import type { Locator, Page } from '@playwright/test'
import { expect } from '@playwright/test'

export const kpiRow = (page: Page, name: string): Locator =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) })

/** Columns count from 1. */
export const kpiCell = (page: Page, name: string, column: number): Locator => kpiRow(page, name).getByRole('cell').nth(column)

/** Checks the figures of the newest period. */
export async function expectFigures(page: Page, figures: { [name: string]: string }) {
  for (const [name, figure] of Object.entries(figures)) await expect(kpiCell(page, name, 1), name).toHaveText(figure)
}
