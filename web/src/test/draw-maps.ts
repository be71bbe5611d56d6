// Imported by files whose tests look at maps (see no-webgl.ts).
document.body.dataset['maps'] = 'drawn'
