/**
 * Goes into the paragraph that ends a page's first words. Chromium paints nothing before it has read as
 * far (`index.html`): otherwise it lays out half a screen, paints it, and lays the page out again.
 */
export const opening = { id: 'page-opening' }
