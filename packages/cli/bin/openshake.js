#!/usr/bin/env node
import '../dist/openshake.js';
