type Scripts = {
  ensureChromium: () => Promise<string>
  ensureWebBuilt: () => Promise<void>
}

/** What `npm start` and `npm test` use: plain JavaScript, which runs before anything is installed. */
export async function scripts(): Promise<Scripts> {
  const folder = new URL('../../scripts/lib/', import.meta.url)
  const [web, browser] = await Promise.all(['web.mjs', 'chromium.mjs'].map((name) => import(new URL(name, folder).href)))
  return { ...web, ...browser } as Scripts
}
