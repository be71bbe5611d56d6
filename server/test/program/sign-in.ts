/** The headers of a session begun through the login form, with a one-time code if the second step asks for one. */
export async function signIn(address: string, username: string, password: string, code = ''): Promise<Record<string, string>> {
  const form = await fetch(`${address}/django_auth/login/`)
  const csrfmiddlewaretoken = cookieOf(form, 'csrftoken')
  const send = (url: string, fields: Record<string, string>, cookie = '') =>
    fetch(url, {
      method: 'POST',
      redirect: 'manual',
      headers: { cookie: `csrftoken=${csrfmiddlewaretoken}; ${cookie}` },
      body: new URLSearchParams({ ...fields, csrfmiddlewaretoken, next: '/' }),
    })
  const first = await send(form.url, { username, password })
  const pending = code && `pendinglogin=${cookieOf(first, 'pendinglogin')}`
  const answer = code ? await send(`${address}/django_auth/second-step/`, { code }, pending) : first
  const csrftoken = cookieOf(answer, 'csrftoken')
  return { cookie: `sessionid=${cookieOf(answer, 'sessionid')}; csrftoken=${csrftoken}`, 'x-csrftoken': csrftoken }
}

function cookieOf({ headers, status }: Response, name: string): string {
  const cookie = headers.getSetCookie().find((one) => one.startsWith(`${name}=`))
  if (!cookie) throw new Error(`an answer ${status} brings no cookie ${name}`)
  return cookie.slice(name.length + 1).split(';')[0]!
}
