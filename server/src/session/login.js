// What the back office keeps in this browser: the colours somebody chose. Until then they are the system's.
try {
  const { scheme } = JSON.parse(localStorage.getItem('kasack-preferences')) ?? {}
  if (scheme === 'light' || scheme === 'dark') document.documentElement.dataset.scheme = scheme
} catch {
  // Nothing readable is kept, or keeping is forbidden: the system's colours stand.
}

addEventListener('DOMContentLoaded', () => {
  const eye = document.querySelector('.eye')
  const password = document.querySelector('#password')
  const show = (isShown) => {
    password.type = isShown ? 'text' : 'password'
    eye.setAttribute('aria-pressed', String(isShown))
  }
  eye.hidden = false // without this script there would be nothing to press
  eye.addEventListener('click', () => {
    show(password.type === 'password')
    password.focus()
  })
  // What is sent is a password again, or the browser would remember it as text.
  password.form.addEventListener('submit', () => show(false))
})
