// `npm run dev` serves the design system at http://localhost:5173/dev/ui/; no build contains this page.
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import GalleryPage from '../gallery/GalleryPage';
import '../../src/ui/styles/styles.css';
import '../../src/ui/styles/dashboard.css';
import './gallery.css';

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <BrowserRouter basename="/dev/ui">
        <GalleryPage />
      </BrowserRouter>
    </StrictMode>,
  );
}
