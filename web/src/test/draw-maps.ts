// Imported by test files that need maps (see no-webgl.ts).
document.body.dataset['maps'] = 'drawn'
